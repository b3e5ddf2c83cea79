import type { Office } from '@comptoir/api-contract/offices';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';
import type { Versioned } from '../results';

/** The offices in a reach, by name, each with its number of collectors and the names of its managers. */
export function findOffices(connection: Connection, reach: Reach, search: string | undefined): Promise<Office[]> {
  return offices(connection, reach)
    .$if(search !== undefined && search !== '', (found) =>
      found.where(sql<boolean>`strpos(lower(offices.name || ' ' || offices.city), lower(${search})) > 0`),
    )
    .orderBy(inHumanOrder('offices.name'))
    .orderBy('offices.id')
    .execute();
}

export function findOffice(connection: Connection, reach: Reach, id: string): Promise<Versioned<Office> | undefined> {
  return offices(connection, reach).select('offices.version').where('offices.id', '=', id).executeTakeFirst();
}

function offices(connection: Connection, reach: Reach) {
  return connection
    .selectFrom('offices')
    .select((office) => [
      'offices.id',
      'offices.name',
      'offices.city',
      'offices.countryCode',
      office
        .selectFrom('users')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('users.officeId', '=', 'offices.id')
        .where('users.role', '=', 'COLLECTOR')
        .where('users.archivedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('collectorsAmount'),
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
    .where(inReach(reach, 'offices.id'))
    .where('offices.archivedAt', 'is', null);
}

/** Codes of the countries that have an office. */
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
