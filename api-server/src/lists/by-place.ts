/** The rows that were found for each of so many things that were sought; each says for which, from 1. */
export function byPlace<Row extends { at: number }>(rows: readonly Row[], sought: number): Omit<Row, 'at'>[][] {
  const places = Array.from({ length: sought }, (): Omit<Row, 'at'>[] => []);
  for (const { at, ...row } of rows) places[at - 1]?.push(row);
  return places;
}
