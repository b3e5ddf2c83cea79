import { SUMMARY_ROWS, type OfficeSummary } from '@comptoir/api-contract/summaries';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';
import { storedRows } from '../lists/stored-count';

export function findManagers(connection: Connection, officeId: string): Promise<OfficeSummary['managers']> {
  return connection
    .selectFrom('users')
    .select(['id', 'name'])
    .where('officeId', '=', officeId)
    .where('role', '=', 'OFFICEMANAGER')
    .where('archivedAt', 'is', null)
    .orderBy(inHumanOrder('users.name'))
    .orderBy('id')
    .limit(SUMMARY_ROWS)
    .execute();
}

export async function countPeople(connection: Connection, officeId: string): Promise<OfficeSummary['counts']> {
  const { rows } = await sql<OfficeSummary['counts']>`select
    ${storedRows(['users OFFICEMANAGER'], { officeId })}::int as managers,
    ${storedRows(['users COLLECTOR'], { officeId })}::int as collectors`.execute(connection);
  return rows[0] ?? { managers: 0, collectors: 0 };
}
