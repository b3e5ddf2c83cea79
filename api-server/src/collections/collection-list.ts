import type { Collection, CollectionListQuery } from '@comptoir/api-contract/collections';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { LongList } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import type { RowCounts } from '../lists/row-counts';
import { asCollection, type MediaAddresses } from './collection-answer';
import { countCollections } from './collection-totals.repository';
import { findCollections } from './collections.repository';
import { type CollectionFilter } from './filtered-collections';

/** Rows that are written as JSON at once; others get their turn between two parts. */
const PART = 500;

/** A page of the collections in a reach. */
export function collectionList(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { page, limit, sort, after }: Pick<CollectionListQuery, 'page' | 'limit' | 'sort' | 'after'>,
  { addresses, counts }: { addresses: MediaAddresses; counts: RowCounts },
): LongList {
  const state = () => listState(connection, 'collections', reach);
  return {
    key: JSON.stringify(['collections', reach, page, limit, sort, after, filter, addresses.key]),
    state,
    async open() {
      const rows = await findCollections(connection, reach, filter, {
        sort,
        limit,
        ...(after === undefined || sort === 'round'
          ? { offset: (page - 1) * limit }
          : { after: { id: BigInt(after) } }),
      });
      const count = () => countCollections(connection, reach, filter);
      const whole = page === 1 && rows.length < limit;
      const total = whole ? rows.length : await counts.get(JSON.stringify([reach, filter, await state()]), count);
      return { total, texts: textOf(rows.map((row) => asCollection(row, addresses))) };
    },
  };
}

async function* textOf(collections: readonly Collection[]): AsyncGenerator<string> {
  yield '[';
  for (let start = 0; start < collections.length; start += PART) {
    const part = collections.slice(start, start + PART).map((collection) => JSON.stringify(collection));
    yield `${start > 0 ? ',\n' : ''}${part.join(',\n')}`;
  }
  yield ']';
}
