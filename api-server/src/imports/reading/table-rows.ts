/** A row of a file: what stands in its cells, as text. */
export interface TableRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  cells: readonly string[];
}

/** So many characters of a cell are read: more than any field takes. */
const CELL_LIMIT = 4000;

/** A cell as it is kept: what a database cannot store and what a person does not see is taken off. */
export function cellText(text: string): string {
  return text
    .slice(0, CELL_LIMIT)
    .replaceAll(/\0|\p{Surrogate}/gu, '')
    .trim();
}

/** Whether nothing stands in a row. */
export function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell === '');
}
