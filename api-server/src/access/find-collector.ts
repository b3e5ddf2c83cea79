import type { Connection } from '../database/database';
import type { Person } from './person';
import { inReach, type Reach } from './reach';

export interface OfficeCollector extends Person {
  officeId: string;
  /** IANA time zone of the office. */
  timeZone: string;
}

/** A collector of some offices, also an archived one: the phone may still have their pick-ups. */
export function findCollector(connection: Connection, reach: Reach, id: string): Promise<OfficeCollector | undefined> {
  return connection
    .selectFrom('users as collector')
    .innerJoin('offices as office', 'office.id', 'collector.officeId')
    .select(['collector.id', 'collector.name', 'collector.email', 'collector.phone', 'collector.role'])
    .select(['collector.verified', 'collector.language'])
    .select(['office.id as officeId', 'office.countryCode', 'office.timeZone'])
    .where('collector.id', '=', id)
    .where('collector.role', '=', 'COLLECTOR')
    .where(inReach(reach, 'office.id'))
    .executeTakeFirst();
}
