import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database';
import { refused } from '../api-error';
import type { Person } from './person';

/** Row-level scope of a query: all given bounds apply; an empty reach is unrestricted. */
export interface Reach {
  countryCode?: string;
  officeId?: string;
  /** Set for a COLLECTOR: limits collections to this person. */
  collectorId?: string;
  /** IANA name; limits several offices to one time zone. */
  timeZone?: string;
}

const NO_OFFICE_ID = '00000000-0000-0000-0000-000000000000';

export function reachOf({ id, role, countryCode, officeId }: Person): Reach {
  const country = countryCode === null ? {} : { countryCode };
  switch (role) {
    case 'SUPERADMIN':
      return {};
    case 'ADMIN':
      return { countryCode: countryCode ?? '' };
    case 'OFFICEMANAGER':
      return { ...country, officeId: officeId ?? NO_OFFICE_ID };
    case 'COLLECTOR':
      return { ...country, officeId: officeId ?? NO_OFFICE_ID, collectorId: id };
  }
}

export function inReach(reach: Reach, office: string): RawBuilder<boolean> {
  return within(reach, office, (offices) => sql`in (${offices})`);
}

/** As `inReach`, but forces an index lookup per office; PostgreSQL would otherwise scan the rows of all offices. */
export function inReachByKey(reach: Reach, office: string): RawBuilder<boolean> {
  return within(reach, office, (offices) => sql`= any(array(${offices}))`);
}

function within(
  { countryCode, officeId, timeZone }: Reach,
  office: string,
  isAmong: (offices: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const column = sql.ref(office);
  const conditions = [sql`true`];
  if (officeId !== undefined) conditions.push(sql`${column} = ${officeId}`);
  if (officeId !== undefined && countryCode !== undefined) {
    // Looks the office up by its key; PostgreSQL may otherwise scan all offices of the country.
    conditions.push(sql`(select country_code from offices where id = ${officeId}) = ${countryCode}`);
  } else if (countryCode !== undefined || timeZone !== undefined) {
    const ofCountry = countryCode === undefined ? sql`true` : sql`country_code = ${countryCode}`;
    const ofZone = timeZone === undefined ? sql`true` : sql`time_zone = ${timeZone}`;
    conditions.push(sql`${column} ${isAmong(sql`select id from offices where ${ofCountry} and ${ofZone}`)}`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Restricts a reach to the country or office of a request.
 *
 * @throws {ApiError} 403 if either is outside the reach
 */
export async function narrowed(
  connection: Connection,
  reach: Reach,
  requested: { countryCode?: string | undefined; officeId?: string | undefined },
): Promise<Reach> {
  const narrow = { ...reach };
  if (requested.countryCode !== undefined) {
    if (reach.countryCode !== undefined && reach.countryCode !== requested.countryCode) throw refused('no-access');
    narrow.countryCode = requested.countryCode;
  }
  if (requested.officeId !== undefined) {
    if (!(await reachesOffice(connection, reach, requested.officeId))) throw refused('no-access');
    narrow.officeId = requested.officeId;
  }
  return narrow;
}

async function reachesOffice(connection: Connection, reach: Reach, officeId: string): Promise<boolean> {
  if (reach.officeId !== undefined) return reach.officeId === officeId;
  if (reach.countryCode === undefined) return true;
  const office = await connection
    .selectFrom('offices')
    .select('id')
    .where('id', '=', officeId)
    .where('countryCode', '=', reach.countryCode)
    .executeTakeFirst();
  return office !== undefined;
}
