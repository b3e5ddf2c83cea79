import { COUNTED_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { countUpTo } from '../lists/counted-rows';
import { inOrder } from './collection-pages.repository';
import { matchesSearch, withBreadth } from './collection-search';
import { filteredCollections, type CollectionFilter } from './filtered-collections';

/** Newest rows sampled. */
const SEARCHED_ROWS = 10_000;

export async function withExtent(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<CollectionFilter> {
  const { search, finds } = filter.finds ? filter : await withBreadth(connection, reach, filter);
  if (!search || finds !== 'many') return { ...filter, finds };
  const newest = filteredCollections(connection, reach, { ...filter, search: undefined })
    .select(['collection.officeId', 'collection.id', 'collection.agencyId', 'collection.collectorId'])
    .orderBy(inOrder('newest'))
    .limit(SEARCHED_ROWS);
  const found = connection
    .selectFrom(newest.as('collection'))
    .where(matchesSearch(reach, search, finds))
    .select(sql.lit(1).as('row'));
  const isMost = (await countUpTo(connection, found, COUNTED_ROWS)) > COUNTED_ROWS;
  return { ...filter, finds: isMost ? 'most' : finds };
}
