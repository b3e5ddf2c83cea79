import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Transform } from 'node:stream';
import type { ColumnHead } from './cells';

export interface FileRequest {
  /** Localised table name. */
  name: string;
  language: LanguageCode;
  /** IANA name. */
  timeZone: string;
  columns: readonly ColumnHead[];
  /** `Accept-Encoding` of the request. */
  acceptEncoding: string | string[] | undefined;
}

/** Streams to be piped in order, and response headers. */
export interface TableFile {
  headers: Readonly<Record<string, string>>;
  streams: readonly [NodeJS.ReadableStream, ...Transform[]];
  sent: Transform;
}
