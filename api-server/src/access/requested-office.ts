import type { Connection } from '../database/database';
import { invalid, notFound, refusedAt, type ApiError } from '../api-error';
import { inReach, narrowed, type Reach } from './reach';

/**
 * The office named by a request, else the person's own.
 *
 * @throws {ApiError} 403 outside the reach, 422 if none is named or it does not exist
 */
export async function requestedOffice(
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
 * As `requestedOffice`, but accepts archived offices, whose books remain readable.
 *
 * @throws {ApiError} 403 outside the reach, 422 if none is named or it does not exist
 */
export async function requestedBooks(
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

export interface OfficeReach extends Reach {
  officeId: string;
}

/**
 * As `requestedOffice`, without checking that the office exists.
 *
 * @throws {ApiError} 403 outside the reach, 422 if none is named
 */
export async function namedOffice(
  connection: Connection,
  reach: Reach,
  requested: string | undefined,
): Promise<OfficeReach> {
  const { officeId, ...within } = await narrowed(connection, reach, { officeId: requested });
  if (officeId === undefined) throw invalid({ path: 'officeId', message: 'Office is required' });
  return { ...within, officeId };
}

export function noSuchOffice(): ApiError {
  return refusedAt('officeId', 'office-unknown');
}

/**
 * Requires an active office within a reach.
 *
 * @throws {ApiError} 404
 */
export async function requireOffice(connection: Connection, reach: Reach, officeId: string): Promise<void> {
  const isOutside = reach.officeId !== undefined && reach.officeId !== officeId;
  if (isOutside || !(await openOffice(connection, { ...reach, officeId }).executeTakeFirst())) {
    throw notFound('office');
  }
}

/**
 * Country of an active office. In a transaction, locks the office against deletion before the new record is
 * written.
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
