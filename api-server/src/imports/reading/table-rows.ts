import { IMPORT_COLUMNS_LIMIT } from '@comptoir/api-contract/imports';

export interface TableRow {
  /** 1-based, as the spreadsheet counts. */
  row: number;
  cells: readonly string[];
}

export const CELL_LIMIT = 4000;
/** Columns beyond those stored are only named in a warning. */
export const COLUMNS_READ = IMPORT_COLUMNS_LIMIT + 100;
/** Placeholder for a formula without a cached result; such a cell is not empty. */
export const NOT_CALCULATED = '#FORMULA!';

/** Lone surrogates, control characters, and marks of direction and width. */
const INVISIBLE = /\p{Surrogate}|[^\P{Cc}\t\r\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Removes invisible characters and collapses spaces. */
export function cellText(text: string): string {
  return text
    .slice(0, CELL_LIMIT)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

export function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell === '');
}
