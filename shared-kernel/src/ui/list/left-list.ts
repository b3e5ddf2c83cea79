/** The records that the list shown last leads to, in its order, as far as its rows had arrived. */
interface LeftList {
  address: string;
  paths: () => readonly string[];
}

/** Where a record stands in the list that led to it, from 1, and the paths of those beside it. */
export interface ListPlace {
  place: number;
  count: number;
  previous: string | undefined;
  next: string | undefined;
}

let left: LeftList | undefined;

/** Keeps the rows of a list for the records that are opened from it; several rows may lead to one record. */
export function keepLeftList<Row>(address: string, rows: readonly Row[], pathOf: (row: Row) => string): void {
  let paths: readonly string[] | undefined;
  left = { address, paths: () => (paths ??= [...new Set(rows.map(pathOf))]) };
}

/** The address of the list that a page was opened from, which `RowLink` left in the state of the history. */
export function listBefore(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}

/** The place of a record in the list that it was opened from; nothing for one that was opened from elsewhere. */
export function placeInList(state: unknown, path: string): ListPlace | undefined {
  if (left === undefined || listBefore(state) !== left.address) return undefined;
  const paths = left.paths();
  const index = paths.indexOf(path);
  if (index === -1) return undefined;
  return { place: index + 1, count: paths.length, previous: paths[index - 1], next: paths[index + 1] };
}
