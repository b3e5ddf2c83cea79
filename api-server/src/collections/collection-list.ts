import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { LongList } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import type { RowCounts } from '../lists/row-counts';
import { readInParts } from '../lists/rows-in-parts';
import type { MediaAddresses } from '../records/stored-files';
import { asCollection } from './collection-answer';
import { findCollectionKeys, readByKeys, type CollectionKey } from './collection-pages.repository';
import { withBreadth } from './collection-search';
import { countCollections } from './collection-totals.repository';
import { type CollectionFilter } from './filtered-collections';

/** Rows per part: building more at a time would delay other requests. */
const PART = 500;

type PageQuery = Pick<CollectionListQuery, 'page' | 'limit' | 'sort' | 'after'>;

export function collectionList(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { page, limit, sort, after }: PageQuery,
  { addresses, counts }: { addresses: MediaAddresses; counts: RowCounts },
): LongList {
  const state = () => listState(connection, 'collections', reach);
  const start =
    after === undefined || sort === 'round' ? { offset: (page - 1) * limit } : { after: { id: BigInt(after) } };
  return {
    key: JSON.stringify(['collections', reach, page, limit, sort, after, filter, addresses.key]),
    state,
    async open() {
      const searchFilter = await withBreadth(connection, reach, filter);
      // Finds keys once, since each part would otherwise repeat the search and sort a round again.
      const keys = await findCollectionKeys(connection, reach, searchFilter, { sort, limit, ...start });
      // Only a short first page reveals the total.
      const known = start.offset === 0 && keys.length < limit ? keys.length : undefined;
      const count = async () =>
        known ??
        counts.get(JSON.stringify([reach, filter, await state()]), () =>
          countCollections(connection, reach, searchFilter),
        );
      return readInParts(
        { offset: start.offset ?? 0, follows: start.offset === undefined, limit },
        { read: (_after, part) => readPart(connection, keys, part.limit, addresses), count },
        PART,
      );
    },
  };
}

async function readPart(
  connection: Connection,
  left: CollectionKey[],
  rows: number,
  addresses: MediaAddresses,
): Promise<{ json: string }[]> {
  const lines: { json: string }[] = [];
  // Collections cancelled meanwhile are skipped without ending the page.
  while (lines.length < rows && left.length > 0) {
    const read = await readByKeys(connection, left.splice(0, rows - lines.length));
    lines.push(...read.map((row) => ({ json: JSON.stringify(asCollection(row, addresses)) })));
  }
  return lines;
}
