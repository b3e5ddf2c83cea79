/**
 * Typed cell, so that spreadsheets can sort and calculate. Amounts are in minor units, numbers are decimal digits;
 * moments and days are shown in the time zone of the table.
 */
export type Cell = string | { amount: bigint } | { number: string } | { moment: Date } | { day: Date } | null;

/** Title, and width in digits. */
export interface ColumnHead {
  title: string;
  width: number;
}

export interface Column<Row> extends ColumnHead {
  /** List columns, by id, that include this one when selected. */
  of?: readonly string[];
  cell: (row: Row) => Cell;
}

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
