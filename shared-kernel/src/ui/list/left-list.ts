import { hasMoreRows } from '@comptoir/api-contract/counted-rows';
import { createStore } from '../../store/store';
import type { FurtherPage } from './use-further-page';

/** The records that the list shown last leads to, in its order, as far as they are known here. */
interface LeftList {
  address: string;
  paths: () => readonly string[];
  /** How many records of the list stand before the first of `paths`. */
  before: number;
  /** How many there are in all; nothing where `paths` are all. */
  total: number | undefined;
  /** Reads the records after those that are known. */
  fetchMore: (() => Promise<void>) | undefined;
}

/** Where a record stands in the list that led to it, from 1, and the paths of those beside it. */
export interface ListPlace {
  place: number;
  count: number;
  previous: string | undefined;
  next: string | undefined;
}

/** The list that was left, with what was read of it since. */
export const leftList = createStore<LeftList | undefined>(undefined);

/** What a list knows besides its rows. */
interface LeftRows<Row> {
  pathOf: (row: Row) => string;
  /** Number of all rows, where they are only the first of them. */
  total?: number;
  onEndReached?: FurtherPage | undefined;
}

/** Keeps the rows of a list for the records that are opened from it; several rows may lead to one record. */
export function keepLeftList<Row>(
  address: string,
  rows: readonly Row[],
  { pathOf, total = rows.length, onEndReached }: LeftRows<Row>,
): void {
  let known: readonly string[] | undefined;
  const fetchMore = async () => {
    // The place of the list is told already: its rows go on where they were left.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query that the rows before came from
    const further = rowsIn(await onEndReached?.({ cancelRefetch: false })) as readonly Row[] | undefined;
    if (further && further.length > rows.length && leftList.get()?.address === address) {
      keepLeftList(address, further, { pathOf, total, onEndReached });
    }
  };
  const hasMore = onEndReached !== undefined && hasMoreRows(rows.length, total);
  leftList.set({
    address,
    paths: () => (known ??= [...new Set(rows.map(pathOf))]),
    before: 0,
    total: hasMore ? total : undefined,
    fetchMore: hasMore ? fetchMore : undefined,
  });
}

/** The rows of a list that TanStack Query has read further, as the kernel's queries answer them. */
function rowsIn(answer: unknown): readonly unknown[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('rows' in data) || !Array.isArray(data.rows)) return undefined;
  return data.rows;
}

/** The address of the list that a page was opened from, which `RowLink` left in the state of the history. */
export function listBefore(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}

/** The place of a record in the list that it was opened from; nothing for one that was opened from elsewhere. */
export function placeInList(state: unknown, path: string): ListPlace | undefined {
  const left = leftList.get();
  if (left === undefined || listBefore(state) !== left.address) return undefined;
  const paths = left.paths();
  const index = paths.indexOf(path);
  if (index === -1) return undefined;
  const { before, total = before + paths.length } = left;
  return { place: before + index + 1, count: total, previous: paths[index - 1], next: paths[index + 1] };
}
