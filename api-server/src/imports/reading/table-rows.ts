import { IMPORT_COLUMNS_LIMIT } from '@comptoir/api-contract/imports';

/** A row of a file: what stands in its cells, as text. */
export interface TableRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  cells: readonly string[];
}

/** Largest part of a cell that is read, in characters: more than any field takes. */
export const CELL_LIMIT = 4000;
/** Number of columns that are read: those after the ones that are kept are named. */
export const COLUMNS_READ = IMPORT_COLUMNS_LIMIT + 100;
/** Stands in a cell whose formula was never calculated, as errors do: such a cell is not empty. */
export const NOT_CALCULATED = '#FORMULA!';

/** Characters that show nothing: halves of pairs, control characters, and marks of direction and width. */
const INVISIBLE = /\p{Surrogate}|[^\P{Cc}\t\r\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A cell as it is kept: without what nobody sees, and with one space where several stand. */
export function cellText(text: string): string {
  return text
    .slice(0, CELL_LIMIT)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** Whether nothing stands in a row. */
export function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell === '');
}
