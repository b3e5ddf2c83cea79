import type { AgencyListQuery } from '@comptoir/api-contract/agencies';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { isFromPage } from '../database/by-name';
import { inHumanOrder } from '../database/human-order';
import { hasTyped } from '../database/search';
import { countedFor, lengthOf } from '../lists/counted-rows';
import { changedRows } from '../lists/changed-rows';
import { jsonRow } from '../lists/json-row';
import { storedCount } from '../lists/stored-count';
import type { LongList } from '../lists/list-answers';
import { followed } from '../lists/list-delta';
import { listState } from '../lists/list-versions.repository';
import { readInParts, type PageText } from '../lists/rows-in-parts';
import { isKept } from '../records/record-rows';
import { AGENCY_COLUMNS } from './agencies.repository';
import type { ExportedAgency } from './agency-export';

interface AgencyLine {
  json: string;
  name: string;
  id: string;
}

type Page = Pick<AgencyListQuery, 'page' | 'limit' | 'search' | 'archived' | 'since'>;

type Place = Pick<AgencyLine, 'name' | 'id'>;

type AgencyFilter = Pick<Page, 'search' | 'archived'>;

export function agencyList(connection: Connection, reach: Reach, page: Page, start?: Place): LongList {
  const { search = '', archived = false } = page;
  const whole = {
    key: JSON.stringify(['agencies', reach, page.page, page.limit, start?.name, start?.id, search, archived]),
    state: () => listState(connection, 'agencies', reach),
    open: () => openAgencies(connection, reach, page, start),
  };
  return followed(whole, {
    connection,
    list: 'agencies',
    reach,
    page: { ...page, after: start?.id },
    changed: (ids) =>
      changedRows(connection, { table: 'agencies', columns: AGENCY_COLUMNS, listed: listed(reach, page) }, ids),
    count: () => countAgencies(connection, reach, page, countedFor(page)),
  });
}

function openAgencies(
  connection: Connection,
  reach: Reach,
  { page, limit, ...filter }: Page,
  start?: Place,
): Promise<PageText> {
  return readInParts<AgencyLine>(
    { offset: (page - 1) * limit, follows: start !== undefined, limit },
    {
      read: (after: Place | undefined = start, part) =>
        connection
          .selectFrom('agencies')
          .where(listed(reach, filter))
          .where(isFromPage({ table: 'agencies', listed: listed(reach, filter) }, { offset: part.offset, after }))
          .select([jsonRow('agencies', AGENCY_COLUMNS).as('json'), 'name', 'id'])
          .orderBy(inHumanOrder('name'))
          .orderBy('id')
          .limit(part.limit)
          .execute(),
      count: () => countAgencies(connection, reach, filter, countedFor({ page, limit })),
    },
  );
}

export function findAgencies(
  connection: Connection,
  reach: Reach,
  filter: AgencyFilter,
  { limit, after }: { limit: number; after?: Place | undefined },
): Promise<ExportedAgency[]> {
  return connection
    .selectFrom('agencies')
    .where(listed(reach, filter))
    .where(isFromPage({ table: 'agencies', listed: listed(reach, filter) }, { after }))
    .select(AGENCY_COLUMNS)
    .select(sql<string>`(select offices.name from offices where offices.id = agencies.office_id)`.as('officeName'))
    .orderBy(inHumanOrder('name'))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stored count for the plain list, else counted up to `most`. */
export function countAgencies(
  connection: Connection,
  reach: Reach,
  filter: AgencyFilter,
  most?: number,
): Promise<number> {
  if (!filter.search && !filter.archived) return storedCount(connection, 'agencies', reach);
  return lengthOf(
    connection,
    connection.selectFrom('agencies').where(listed(reach, filter)).select(sql.lit(1).as('row')),
    most,
  );
}

function listed(reach: Reach, { search = '', archived }: AgencyFilter): RawBuilder<boolean> {
  const found = search === '' ? [] : [hasTyped(sql`agencies.search_text`, search)];
  return sql<boolean>`(${sql.join([inReach(reach, 'agencies.officeId'), isKept('agencies', archived), ...found], sql` and `)})`;
}
