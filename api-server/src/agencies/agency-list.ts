import type { AgencyListQuery } from '@comptoir/api-contract/agencies';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';
import { wordPatterns } from '../database/search';
import { jsonRow } from '../lists/json-row';
import { keptCount } from '../lists/kept-count';
import type { LongList } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import { readInParts, type PageText } from '../lists/rows-in-parts';
import { AGENCY_COLUMNS } from './agencies.repository';

interface AgencyLine {
  json: string;
  name: string;
  id: string;
}

type Page = Pick<AgencyListQuery, 'page' | 'limit' | 'search'>;

/** The agencies in a reach, by name. */
export function agencyList(connection: Connection, reach: Reach, page: Page): LongList {
  return {
    key: JSON.stringify(['agencies', reach, page.page, page.limit, page.search ?? '']),
    state: () => listState(connection, 'agencies', reach),
    open: () => openAgencies(connection, reach, page),
  };
}

function openAgencies(connection: Connection, reach: Reach, { page, limit, search = '' }: Page): Promise<PageText> {
  const agencies = connection
    .selectFrom('agencies')
    .where(inReach(reach, 'agencies.officeId'))
    .where('archivedAt', 'is', null)
    .$if(search !== '', (all) =>
      all.where((agency) => agency.and(wordPatterns(search).map((word) => agency('searchText', 'like', word)))),
    );

  return readInParts<AgencyLine>(
    { offset: (page - 1) * limit, limit },
    {
      read: (after, part) =>
        agencies
          .select([jsonRow('agencies', AGENCY_COLUMNS).as('json'), 'name', 'id'])
          .$if(after !== undefined, (rest) =>
            rest.where(sql<boolean>`(${inHumanOrder('name')}, id) > (${after?.name}, ${after?.id}::uuid)`),
          )
          .orderBy(inHumanOrder('name'))
          .orderBy('id')
          .limit(part.limit)
          .offset(part.offset)
          .execute(),
      async count() {
        if (search === '') return keptCount(connection, 'agencies', reach);
        const { rows } = await agencies.select(sql<number>`count(*)::int`.as('rows')).executeTakeFirstOrThrow();
        return rows;
      },
    },
  );
}
