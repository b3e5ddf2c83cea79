import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Transform } from 'node:stream';
import type { ColumnHead } from './cells';

export interface FileRequest {
  name: string;
  language: LanguageCode;
  timeZone: string;
  columns: readonly ColumnHead[];
  acceptEncoding: string | string[] | undefined;
}

/** Streams to be piped in order, and response headers. */
export interface TableFile {
  headers: Readonly<Record<string, string>>;
  streams: readonly [NodeJS.ReadableStream, ...Transform[]];
  sent: Transform;
}
