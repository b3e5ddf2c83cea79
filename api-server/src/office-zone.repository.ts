import { inReach, type Reach } from './access/reach';
import type { Connection } from './database/database';
import { timeZoneOfCountry } from './language/country-habits';

/** IANA name of the time zone whose clocks an office goes by. */
export async function officeZone(connection: Connection, officeId: string): Promise<string> {
  const office = await connection
    .selectFrom('offices')
    .select('timeZone')
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  return office.timeZone;
}

/** The time zones of the offices in a reach. */
export async function zonesOf(connection: Connection, reach: Reach): Promise<string[]> {
  const found = await connection
    .selectFrom('offices')
    .select('timeZone')
    .distinct()
    .where(inReach(reach, 'offices.id'))
    .where('archivedAt', 'is', null)
    .orderBy('timeZone')
    .execute();
  return found.map(({ timeZone }) => timeZone);
}

/** That of the office somebody works in, else that of their country. */
export async function zoneOfPerson(
  connection: Connection,
  { officeId, countryCode }: { officeId: string | null; countryCode: string | null },
): Promise<string> {
  return officeId === null ? zoneOfCountry(countryCode) : officeZone(connection, officeId);
}

/** That of somebody who works in no office; UTC for who has all countries. */
export function zoneOfCountry(countryCode: string | null): string {
  return countryCode === null ? 'UTC' : timeZoneOfCountry(countryCode, new Date());
}
