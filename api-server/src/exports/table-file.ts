import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Transform } from 'node:stream';
import type { ColumnHead } from './cells';

/** What a file is made of besides its rows. */
export interface FileRequest {
  /** What the table is called, in the language of the person. */
  name: string;
  language: LanguageCode;
  /** IANA name: where moments are shown. */
  timeZone: string;
  columns: readonly ColumnHead[];
  /** Which encodings the reader of the answer takes, as its header says. */
  acceptEncoding: string | string[] | undefined;
}

/** The bytes of a file as they are made, at the end of streams that are still to be joined, and what is said of them. */
export interface TableFile {
  headers: Readonly<Record<string, string>>;
  streams: readonly [NodeJS.ReadableStream, ...Transform[]];
  /** The last of them. */
  sent: Transform;
}
