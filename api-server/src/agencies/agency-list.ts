import type { AgencyListQuery } from '@comptoir/api-contract/agencies';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';
import { wordPatterns } from '../database/search';
import { changedRows } from '../lists/changed-rows';
import { jsonRow } from '../lists/json-row';
import { keptCount } from '../lists/kept-count';
import type { LongList } from '../lists/list-answers';
import { followed } from '../lists/list-delta';
import { listState } from '../lists/list-versions.repository';
import { readInParts, type PageText } from '../lists/rows-in-parts';
import { AGENCY_COLUMNS } from './agencies.repository';

interface AgencyLine {
  json: string;
  name: string;
  id: string;
}

type Page = Pick<AgencyListQuery, 'page' | 'limit' | 'search' | 'since'>;

/** The agencies in a reach, by name. */
export function agencyList(connection: Connection, reach: Reach, page: Page): LongList {
  const { search = '' } = page;
  const whole = {
    key: JSON.stringify(['agencies', reach, page.page, page.limit, search]),
    state: () => listState(connection, 'agencies', reach),
    open: () => openAgencies(connection, reach, page),
  };
  return followed(whole, {
    connection,
    list: 'agencies',
    reach,
    page,
    changed: (ids) =>
      changedRows(connection, { table: 'agencies', columns: AGENCY_COLUMNS, listed: listed(reach, search) }, ids),
    count: () => countAgencies(connection, reach, search),
  });
}

function openAgencies(connection: Connection, reach: Reach, { page, limit, search = '' }: Page): Promise<PageText> {
  return readInParts<AgencyLine>(
    { offset: (page - 1) * limit, limit },
    {
      read: (after, part) =>
        connection
          .selectFrom('agencies')
          .where(listed(reach, search))
          .select([jsonRow('agencies', AGENCY_COLUMNS).as('json'), 'name', 'id'])
          .$if(after !== undefined, (rest) =>
            rest.where(sql<boolean>`(${inHumanOrder('name')}, id) > (${after?.name}, ${after?.id}::uuid)`),
          )
          .orderBy(inHumanOrder('name'))
          .orderBy('id')
          .limit(part.limit)
          .offset(part.offset)
          .execute(),
      count: () => countAgencies(connection, reach, search),
    },
  );
}

async function countAgencies(connection: Connection, reach: Reach, search: string): Promise<number> {
  if (search === '') return keptCount(connection, 'agencies', reach);
  const { rows } = await connection
    .selectFrom('agencies')
    .where(listed(reach, search))
    .select(sql<number>`count(*)::int`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

function listed(reach: Reach, search: string): RawBuilder<boolean> {
  const words = search === '' ? [] : wordPatterns(search).map((word) => sql`agencies.search_text like ${word}`);
  return sql<boolean>`(${sql.join([inReach(reach, 'agencies.officeId'), sql`agencies.archived_at is null`, ...words], sql` and `)})`;
}
