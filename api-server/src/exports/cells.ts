/**
 * What stands in a cell of an exported table: a text, or what a spreadsheet sorts and calculates with. Amounts are in
 * minor units; numbers are decimal digits; moments and days are shown in the time zone of the table.
 */
export type Cell = string | { amount: bigint } | { number: string } | { moment: Date } | { day: Date } | null;

/** The head of a column, and its width in a spreadsheet, in digits. */
export interface ColumnHead {
  title: string;
  width: number;
}

export interface Column<Row> extends ColumnHead {
  /** The columns of the list, by their ids, that it belongs to: with one of them it is chosen. */
  of?: readonly string[];
  cell: (row: Row) => Cell;
}

/** Widths of columns, in digits of the usual font. */
export const WIDTH = { number: 11, code: 11, amount: 18, moment: 18, name: 26, text: 44 } as const;

export function amountCell(minor: bigint | null): Cell {
  return minor === null ? null : { amount: minor };
}

export function momentCell(moment: Date | null): Cell {
  return moment && { moment };
}

export function numberCell(digits: string | null): Cell {
  return digits === null ? null : { number: digits };
}
