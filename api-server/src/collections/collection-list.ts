import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { LongList } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import type { RowCounts } from '../lists/row-counts';
import { readInParts } from '../lists/rows-in-parts';
import { asCollection, type MediaAddresses } from './collection-answer';
import { findCollectionKeys, readByKeys, type CollectionKey } from './collection-pages.repository';
import { withBreadth } from './collection-search';
import { countCollections } from './collection-totals.repository';
import { type CollectionFilter } from './filtered-collections';

/** Dates, amounts and addresses are made of what the database sends: of more rows at a time, others would notice. */
const PART = 500;

type Asked = Pick<CollectionListQuery, 'page' | 'limit' | 'sort' | 'after'>;

/** A page of the collections in a reach. */
export function collectionList(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { page, limit, sort, after }: Asked,
  { addresses, counts }: { addresses: MediaAddresses; counts: RowCounts },
): LongList {
  const state = () => listState(connection, 'collections', reach);
  const start =
    after === undefined || sort === 'round' ? { offset: (page - 1) * limit } : { after: { id: BigInt(after) } };
  return {
    key: JSON.stringify(['collections', reach, page, limit, sort, after, filter, addresses.key]),
    state,
    async open() {
      const sought = await withBreadth(connection, reach, filter);
      // Found at once, or a search would look for them again for each part and a round would be put in order again.
      const keys = await findCollectionKeys(connection, reach, sought, { sort, limit, ...start });
      // What follows a row, or is on a later page, does not tell how many there are.
      const known = start.offset === 0 && keys.length < limit ? keys.length : undefined;
      const count = async () =>
        known ??
        counts.get(JSON.stringify([reach, filter, await state()]), () => countCollections(connection, reach, sought));
      return readInParts(
        { offset: start.offset ?? 0, follows: start.offset === undefined, limit },
        { read: (_after, part) => readPart(connection, keys, part.limit, addresses), count },
        PART,
      );
    },
  };
}

/** The next rows of a page, of which the keys that are left are taken: as many as asked for, unless it ends. */
async function readPart(
  connection: Connection,
  left: CollectionKey[],
  rows: number,
  addresses: MediaAddresses,
): Promise<{ json: string }[]> {
  const lines: { json: string }[] = [];
  // Of those found some may have been cancelled since, which does not end the page.
  while (lines.length < rows && left.length > 0) {
    const read = await readByKeys(connection, left.splice(0, rows - lines.length));
    lines.push(...read.map((row) => ({ json: JSON.stringify(asCollection(row, addresses)) })));
  }
  return lines;
}
