import type { Office } from '@comptoir/api-contract/offices';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { isFromPage } from '../database/by-name';
import { inHumanOrder } from '../database/human-order';
import type { Page } from '../database/page';
import { hasTyped } from '../database/search';
import type { CountedList } from '../lists/stored-count';
import { isKept } from '../records/record-rows';
import type { Versioned } from '../results';

const COLLECTORS: CountedList = 'users COLLECTOR';

interface OfficeFilter {
  search?: string | undefined;
  archived?: boolean | undefined;
}

export function findOffices(
  connection: Connection,
  reach: Reach,
  filter: OfficeFilter,
  { limit, ...from }: Page<Office>,
): Promise<Office[]> {
  return offices(connection, isListed(reach, filter))
    .where(isFromPage({ table: 'offices', listed: isListed(reach, filter) }, from))
    .orderBy(inHumanOrder('offices.name'))
    .orderBy('offices.id')
    .limit(limit)
    .execute();
}

export async function countOffices(connection: Connection, reach: Reach, filter: OfficeFilter): Promise<number> {
  const { total } = await connection
    .selectFrom('offices')
    .where(isListed(reach, filter))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function isListed(reach: Reach, { search = '', archived = false }: OfficeFilter): RawBuilder<boolean> {
  const isOpen = sql<boolean>`${inReach(reach, 'offices.id')} and ${isKept('offices', archived)}`;
  if (search === '') return isOpen;
  return sql<boolean>`${isOpen} and ${hasTyped(sql`offices.search_text`, search)}`;
}

export function findOffice(
  connection: Connection,
  reach: Reach,
  id: string,
  { archived = false } = {},
): Promise<Versioned<Office> | undefined> {
  return offices(connection, isListed(reach, { archived }))
    .select('offices.version')
    .where('offices.id', '=', id)
    .executeTakeFirst();
}

function offices(connection: Connection, listed: RawBuilder<boolean>) {
  return connection
    .selectFrom('offices')
    .select((office) => [
      'offices.id',
      'offices.name',
      'offices.city',
      'offices.countryCode',
      'offices.timeZone',
      sql<number>`coalesce((
        select rows from row_counts where office_id = offices.id and list = ${sql.lit(COLLECTORS)}
      ), 0)::int`.as('collectorsAmount'),
      office
        .selectFrom('users')
        .select(sql<string[]>`coalesce(array_agg(users.name order by ${inHumanOrder('users.name')}), '{}')`.as('names'))
        .whereRef('users.officeId', '=', 'offices.id')
        .where('users.role', '=', 'OFFICEMANAGER')
        .where('users.archivedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('admins'),
    ])
    .where(listed);
}

export async function findOfficeCountries(connection: Connection): Promise<string[]> {
  const countries = await connection
    .selectFrom('offices')
    .select('countryCode')
    .distinct()
    .where('archivedAt', 'is', null)
    .orderBy('countryCode')
    .execute();
  return countries.map(({ countryCode }) => countryCode);
}
