import { inReach, type Reach } from './access/reach';
import type { Connection } from './database/database';
import { timeZoneOfCountry } from './language/country-habits';

export async function officeZone(connection: Connection, officeId: string): Promise<string> {
  const office = await connection
    .selectFrom('offices')
    .select('timeZone')
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  return office.timeZone;
}

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

/** Zone of the person's office, else of the country. */
export async function zoneOfPerson(
  connection: Connection,
  { officeId, countryCode }: { officeId: string | null; countryCode: string | null },
): Promise<string> {
  return officeId === null ? zoneOfCountry(countryCode) : officeZone(connection, officeId);
}

/** UTC without a country. */
export function zoneOfCountry(countryCode: string | null): string {
  return countryCode === null ? 'UTC' : timeZoneOfCountry(countryCode, new Date());
}
