import type { Connection } from '../database/database';
import { invalid, refusedAt } from '../api-error';
import { inReach, narrowed, type Reach } from './reach';

/**
 * The office that a request is about: the one it names, else the person's own.
 *
 * @throws {ApiError} 403 for one outside the reach, 422 when none is named or there is none
 */
export async function askedOffice(
  connection: Connection,
  reach: Reach,
  officeId: string | undefined,
): Promise<{ id: string; countryCode: string }> {
  const within = await narrowed(connection, reach, { officeId });
  if (within.officeId === undefined) throw invalid({ path: 'officeId', message: 'Office is required' });
  const office = await findOpenOffice(connection, within, within.officeId);
  if (!office) throw refusedAt('officeId', 'office-unknown');
  return office;
}

/**
 * The country of an office that takes new records: one in the reach that is not archived. A transaction holds it, so
 * that nobody deletes the office before the new record is in it.
 */
async function findOpenOffice(
  connection: Connection,
  reach: Reach,
  id: string,
): Promise<{ id: string; countryCode: string } | undefined> {
  return connection
    .selectFrom('offices')
    .select(['id', 'countryCode'])
    .where('id', '=', id)
    .where(inReach(reach, 'offices.id'))
    .where('archivedAt', 'is', null)
    .$if(connection.isTransaction, (found) => found.forKeyShare())
    .executeTakeFirst();
}
