import type { Office } from '@comptoir/api-contract/offices';
import { archiveOf } from '../records/archive-of';
import type { ChangeOfOne } from '../records/change';
import type { Versioned } from '../results';
import { endSessionsOf, type EventOrigin } from '../users/users.service';
import { findPeopleOfOffice } from '../users/users.repository';
import { findOffice } from './offices.repository';

const archive = archiveOf<Versioned<Office>>('office', {
  table: 'offices',
  find: (connection, reach, id) => findOffice(connection, reach, id),
  findArchived: (connection, reach, id) => findOffice(connection, reach, id, { archived: true }),
  place: ({ id: officeId, countryCode }) => ({ officeId, countryCode }),
});

/**
 * Archives an office: its people are signed out and blocked, its series paused. The books remain readable.
 *
 * @throws {ApiError} 404, 412
 */
export function archiveOffice(call: ChangeOfOne & EventOrigin): Promise<Versioned<Office>> {
  return archive.archive(call, async ({ id }) => {
    for (const user of await findPeopleOfOffice(call.transaction, id)) await endSessionsOf(call, user, 'ARCHIVED');
  });
}

/** @throws {ApiError} 404, 412, or 409 if not archived */
export function restoreOffice(call: ChangeOfOne): Promise<Versioned<Office>> {
  return archive.restore(call);
}
