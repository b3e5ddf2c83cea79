import { hasMoreRows } from '@comptoir/api-contract/counted-rows';
import { createStore } from '@comptoir/kernel/store';
import type { FurtherPage } from './use-further-page';

/** Loaded record paths of the last visited list, in order. */
interface OriginList {
  address: string;
  paths: () => readonly string[];
  /** Number of records before the first of `paths`. */
  before: number;
  /** Total number; undefined if `paths` is complete. */
  total: number | undefined;
  /** Loads the records after the known ones. */
  fetchMore: (() => Promise<void>) | undefined;
}

/** Position of a record in its originating list, from 1, with the paths of its neighbours. */
export interface ListPlace {
  place: number;
  count: number;
  previous: string | undefined;
  next: string | undefined;
}

/** The last list, with rows loaded since. */
export const originList = createStore<OriginList | undefined>(undefined);

interface OriginRows<Row> {
  pathOf: (row: Row) => string;
  /** Total number of rows, if not all are loaded. */
  total?: number;
  onEndReached?: FurtherPage | undefined;
}

/** Remembers the rows of a list for the records opened from it; several rows may link to one record. */
export function saveOriginList<Row>(
  address: string,
  rows: readonly Row[],
  { pathOf, total = rows.length, onEndReached }: OriginRows<Row>,
): void {
  let known: readonly string[] | undefined;
  const fetchMore = async () => {
    // The position is known: rows continue from there.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query that the rows before came from
    const further = rowsIn(await onEndReached?.({ cancelRefetch: false })) as readonly Row[] | undefined;
    if (further && further.length > rows.length && originList.get()?.address === address) {
      saveOriginList(address, further, { pathOf, total, onEndReached });
    }
  };
  const hasMore = onEndReached !== undefined && hasMoreRows(rows.length, total);
  originList.set({
    address,
    paths: () => (known ??= [...new Set(rows.map(pathOf))]),
    before: 0,
    total: hasMore ? total : undefined,
    fetchMore: hasMore ? fetchMore : undefined,
  });
}

/** Rows in the data of the kernel's list queries. */
function rowsIn(answer: unknown): readonly unknown[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('rows' in data) || !Array.isArray(data.rows)) return undefined;
  return data.rows;
}

/** Address of the list from which a page was opened, stored in the history state by `RowLink`. */
export function listBefore(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}

/** Position of a record in its originating list; undefined if opened from elsewhere. */
export function placeInList(state: unknown, path: string): ListPlace | undefined {
  const left = originList.get();
  if (left === undefined || listBefore(state) !== left.address) return undefined;
  const paths = left.paths();
  const index = paths.indexOf(path);
  if (index === -1) return undefined;
  const { before, total = before + paths.length } = left;
  return { place: before + index + 1, count: total, previous: paths[index - 1], next: paths[index + 1] };
}
