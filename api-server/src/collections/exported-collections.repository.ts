import { sql } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { EXPORT_PAGE } from '../exports/pages-in-order';
import { inOrder, type CollectionOrder } from './collection-pages.repository';
import { readCollections, type CollectionRow } from './collections.repository';
import { filteredCollections, type CollectionFilter } from './filtered-collections';

const NUMBER_BYTES = 8;

/**
 * Collections of a list as of the call, page by page: each once, in that order, with current values and without
 * those cancelled meanwhile.
 *
 * The ids are read first (8 bytes each) and each page by its own statement, so that no connection or snapshot is
 * held at the speed of the client.
 */
export async function* exportedCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  order: Exclude<CollectionOrder, 'round'> = 'newest',
): AsyncGenerator<readonly CollectionRow[], void> {
  const pages = await numbersOfPages(connection, reach, filter, order);
  for (let numbers = pages.shift(); numbers; numbers = pages.shift()) {
    const ids = numbersIn(numbers);
    const rows = new Map((await readCollections(connection, reach, ids)).map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
  }
}

async function numbersOfPages(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  order: Exclude<CollectionOrder, 'round'>,
): Promise<Buffer[]> {
  const listed = filteredCollections(connection, reach, filter).select([
    'collection.id',
    sql<bigint>`row_number() over (order by ${inOrder(order)})`.as('place'),
  ]);
  const { rows } = await sql<{ numbers: Buffer }>`
    select string_agg(int8send(listed.id), ''::bytea order by listed.place) as numbers from (${listed}) listed
    group by (listed.place - 1) / ${sql.lit(EXPORT_PAGE)} order by min(listed.place)`.execute(connection);
  return rows.map(({ numbers }) => numbers);
}

function numbersIn(numbers: Buffer): bigint[] {
  return Array.from({ length: numbers.length / NUMBER_BYTES }, (_, at) => numbers.readBigInt64BE(at * NUMBER_BYTES));
}
