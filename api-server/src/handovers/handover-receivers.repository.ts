import type { HandoverReceivers } from '@comptoir/api-contract/handovers';
import type { Connection } from '../database/database';

/** Active collectors of an office, and open offices of its country with custody, also outside the reach of the reader. */
export async function findReceivers(
  connection: Connection,
  { id: officeId, countryCode }: { id: string; countryCode: string },
): Promise<HandoverReceivers> {
  const collectors = await connection
    .selectFrom('users')
    .select(['id', 'name'])
    .where('officeId', '=', officeId)
    .where('role', '=', 'COLLECTOR')
    .where('archivedAt', 'is', null)
    .orderBy('name')
    .execute();
  const offices = await connection
    .selectFrom('offices')
    .innerJoin('officeCustody', 'officeCustody.officeId', 'offices.id')
    .select(['offices.id', 'offices.name'])
    .where('offices.countryCode', '=', countryCode)
    .where('offices.id', '!=', officeId)
    .where('offices.archivedAt', 'is', null)
    .where('officeCustody.isOn', '=', true)
    .orderBy('offices.name')
    .execute();
  return { collectors, offices };
}
