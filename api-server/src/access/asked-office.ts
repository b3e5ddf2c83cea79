import type { Connection } from '../database/database';
import { invalid, refusedAt, type ApiError } from '../api-error';
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
  const within = await namedOffice(connection, reach, officeId);
  const office = await openOffice(connection, within).executeTakeFirst();
  if (!office) throw noSuchOffice();
  return office;
}

/**
 * The office whose books a request reads, also when it is archived.
 *
 * @throws {ApiError} 403 for one outside the reach, 422 when none is named or there is none
 */
export async function askedBooks(
  connection: Connection,
  reach: Reach,
  officeId: string | undefined,
): Promise<{ id: string; countryCode: string }> {
  const within = await namedOffice(connection, reach, officeId);
  const office = await connection
    .selectFrom('offices')
    .select(['id', 'countryCode'])
    .where('id', '=', within.officeId)
    .where(inReach(within, 'offices.id'))
    .where((office) => office.or([office('archivedAt', 'is', null), office('archivedBy', 'is not', null)]))
    .executeTakeFirst();
  if (!office) throw noSuchOffice();
  return office;
}

/** A reach of one office. */
export interface OfficeReach extends Reach {
  officeId: string;
}

/**
 * The office that a request is about, whether there is one or not.
 *
 * @throws {ApiError} 403 for one outside the reach, 422 when none is named
 */
export async function namedOffice(
  connection: Connection,
  reach: Reach,
  asked: string | undefined,
): Promise<OfficeReach> {
  const { officeId, ...within } = await narrowed(connection, reach, { officeId: asked });
  if (officeId === undefined) throw invalid({ path: 'officeId', message: 'Office is required' });
  return { ...within, officeId };
}

export function noSuchOffice(): ApiError {
  return refusedAt('officeId', 'office-unknown');
}

/**
 * The country of an office that takes new records: one in the reach that is not archived. A transaction holds it, so
 * that nobody deletes the office before the new record is in it.
 */
export function openOffice(connection: Connection, reach: OfficeReach) {
  return connection
    .selectFrom('offices')
    .select(['id', 'countryCode'])
    .where('id', '=', reach.officeId)
    .where(inReach(reach, 'offices.id'))
    .where('archivedAt', 'is', null)
    .$if(connection.isTransaction, (found) => found.forKeyShare());
}
