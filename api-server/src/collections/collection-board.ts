import { BOARD_LIMIT, type CollectionBoardQuery } from '@comptoir/api-contract/collection-board';
import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '../access/reach';
import { refused } from '../api-error';
import type { Connection } from '../database/database';
import { countUpTo } from '../lists/counted-rows';
import type { LongList } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import { readInParts } from '../lists/rows-in-parts';
import { filteredCollections } from './filtered-collections';

type BoardQuery = Omit<CollectionBoardQuery, 'officeId'>;

const IN_ORDER = sql`collection.scheduled_at, collection.id`;

interface BoardLine {
  json: string;
  /** With microseconds, which a Date cannot hold. */
  moment: string;
  id: bigint;
}

/**
 * All collections of some days by scheduled time.
 *
 * @throws {ApiError} 422 for more than `BOARD_LIMIT`, when the list is opened
 */
export function collectionBoard(connection: Connection, reach: Reach, requested: BoardQuery): LongList {
  return {
    key: JSON.stringify(['board', reach, requested]),
    state: () => listState(connection, 'collections', reach),
    open: () =>
      readInParts<BoardLine>(
        { offset: 0, limit: BOARD_LIMIT },
        {
          read: (after, { limit }) => readLines(connection, reach, requested, { after, limit }),
          count: () => countLines(connection, reach, requested),
        },
      ),
  };
}

function readLines(
  connection: Connection,
  reach: Reach,
  requested: BoardQuery,
  { after, limit }: { after: BoardLine | undefined; limit: number },
): Promise<BoardLine[]> {
  // Selects the rows of the part first; otherwise PostgreSQL serialises all following rows and drops them.
  const part = filteredCollections(connection, reach, requested)
    .selectAll('collection')
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(collection.scheduled_at, collection.id) > (${after?.moment}::timestamptz, ${after?.id})`,
      ),
    )
    .orderBy(IN_ORDER)
    .limit(limit);
  return connection
    .selectFrom(part.as('collection'))
    .innerJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'collection.officeId').onRef('agency.id', '=', 'collection.agencyId'),
    )
    .innerJoin('users as collector', 'collector.id', 'collection.collectorId')
    .leftJoin('users as recorder', 'recorder.id', 'collection.recordedBy')
    .select([lineOf().as('json'), sql<string>`collection.scheduled_at::text`.as('moment'), 'collection.id'])
    .orderBy(IN_ORDER)
    .execute();
}

/** JSON of the contract written by the database, because serialising ten thousand rows would occupy the server. */
function lineOf() {
  const planned = sql`'id', collection.id::text, 'version', collection.version,
    'status', collection.status, 'agency', agency.name,
    'collectorId', collection.collector_id, 'collector', collector.name,
    'scheduledCollectionDate', ${instantOf(sql`collection.scheduled_at`)},
    'hasTime', collection.has_time, 'roundPosition', collection.round_position,
    'scheduledAmount', trim_scale(collection.scheduled_minor / 100.0), 'currency', collection.currency`;
  const collected = sql`json_build_object('at', ${instantOf(sql`collection.collected_at`)}, 'by', recorder.name,
    'amount', trim_scale(collection.collected_minor / 100.0))`;
  return sql<string>`(case when collection.collected_at is null or collection.collected_minor is null
    then json_build_object(${planned}) else json_build_object(${planned}, 'collected', ${collected}) end)::text`;
}

function instantOf(moment: RawBuilder<unknown>) {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

async function countLines(connection: Connection, reach: Reach, requested: BoardQuery): Promise<number> {
  const rows = filteredCollections(connection, reach, requested).select(sql.lit(1).as('row'));
  const total = await countUpTo(connection, rows, BOARD_LIMIT);
  if (total > BOARD_LIMIT) throw refused('board-too-long');
  return total;
}
