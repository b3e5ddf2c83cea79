import { CELL_LIMIT } from './table-rows';

/** Characters read before decoding: each may take seven. */
export const WRITTEN_LIMIT = 7 * CELL_LIMIT;

/** Decodes characters that XML cannot hold, written as '_x000A_'. */
export function decodeEscapes(text: string): string {
  return text
    .slice(0, WRITTEN_LIMIT)
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
