import type { HandoverInput } from '@comptoir/api-contract/handovers';
import { openOffice } from '../access/requested-office';
import { findActiveCollectors } from '../access/active-collectors';
import { refused, refusedAt } from '../api-error';
import type { Change, WithBody } from '../records/change';
import type { HandoverRow } from './handovers.repository';

/**
 * Checks that the caller may offer this kind, and that its receiver exists.
 *
 * @throws {ApiError} 403 for the role, 422 for the receiver
 */
export async function requireParties(
  call: Change & WithBody<HandoverInput>,
  { id: officeId, countryCode }: { id: string; countryCode: string },
): Promise<void> {
  const { transaction, person, body } = call;
  const isOfCollector = body.kind === 'COLLECTOR_TO_OFFICE';
  if (isOfCollector !== (person.role === 'COLLECTOR')) throw refused('no-access');
  const { kind, toUserId = null, toOfficeId = null } = body;
  if ((kind === 'OFFICE_TO_COLLECTOR') !== (toUserId !== null)) throw refusedAt('toUserId', 'handover-receiver');
  if ((kind === 'OFFICE_TO_OFFICE') !== (toOfficeId !== null)) throw refusedAt('toOfficeId', 'handover-receiver');
  if (toUserId !== null) {
    const known = await findActiveCollectors(transaction, officeId, [toUserId], { isLocked: true });
    if (!known.has(toUserId)) throw refusedAt('toUserId', 'collector-unknown');
  }
  if (toOfficeId === null) return;
  // Cash crosses a border only on behalf of a person who reaches both countries.
  const within = person.role === 'SUPERADMIN' ? {} : { countryCode };
  const target = toOfficeId === officeId ? undefined : openOffice(transaction, { ...within, officeId: toOfficeId });
  if (!(await target?.executeTakeFirst())) throw refusedAt('toOfficeId', 'office-unknown');
}

/** @throws {ApiError} 403 */
export function requireGiver({ person }: Change, { fromUser }: HandoverRow): void {
  if (fromUser !== person.id) throw refused('no-access');
}
