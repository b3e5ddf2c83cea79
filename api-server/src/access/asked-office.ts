import type { Connection } from '../database/database';
import { invalid, refusedAt } from '../http/api-error';
import { findOpenOffice } from '../offices/offices.repository';
import { narrowed, type Reach } from './reach';

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
