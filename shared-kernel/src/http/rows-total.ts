const totals = new WeakMap<readonly unknown[], number>();

/** Keeps how many rows there are in all of a list of which only the first `rows` have arrived. */
export function keepTotal(rows: readonly unknown[], total: number): void {
  totals.set(rows, total);
}

/** How many rows a list has in all, also while only its first ones have arrived. */
export function totalOf(rows: readonly unknown[]): number {
  return totals.get(rows) ?? rows.length;
}
