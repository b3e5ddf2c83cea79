import { CELL_LIMIT } from './table-rows';

/** Largest part of a text that is read before its letters are: each may be written with seven. */
export const WRITTEN_LIMIT = 7 * CELL_LIMIT;

/** Letters that XML does not take are written by their number in a workbook, '_x000A_'. */
export function withLetters(text: string): string {
  return text
    .slice(0, WRITTEN_LIMIT)
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
