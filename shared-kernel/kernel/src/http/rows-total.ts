const totals = new WeakMap<readonly unknown[], number>();

/** Records the total number of rows of a list of which only the first have arrived. */
export function keepTotal(rows: readonly unknown[], total: number): void {
  totals.set(rows, total);
}

/** Total number of rows of a list, even while only the first have arrived. */
export function totalOf(rows: readonly unknown[]): number {
  return totals.get(rows) ?? rows.length;
}
