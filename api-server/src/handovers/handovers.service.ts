import type {
  CountedCash,
  HandoverAgreement,
  HandoverCount,
  HandoverInput,
  HandoverRecount,
  HandoverState,
  HandoverWithdrawal,
} from '@comptoir/api-contract/handovers';
import { countedMinor } from '@comptoir/api-contract/denominations';
import { ADMINS } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import { narrowed } from '../access/reach';
import { refused, refusedAt } from '../api-error';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { recordsOf } from '../records/records-of';
import { accountsOf } from './handover-accounts';
import { auditedHandover } from './handover-answer';
import { bookReturn, bookSending, confirm } from './handover-bookings';
import { requireGiver, requireParties } from './handover-parties';
import { findHandover, insertHandover, saveCounts, updateHandover, type HandoverRow } from './handovers.repository';

export const handovers = recordsOf<HandoverRow>('handover', {
  table: 'handovers',
  find: findHandover,
  place: ({ officeId }) => ({ officeId }),
  audited: auditedHandover,
});

/**
 * Offers cash to another holder. Cash for another office or a bank leaves the sender at once.
 *
 * @throws {ApiError} 403 for a kind that the role may not offer, 422 without a receiver, `custody-off`,
 * `balance-too-low`
 */
export async function offerHandover(call: Change & WithBody<HandoverInput>): Promise<HandoverRow> {
  const { transaction, person, reach, body } = call;
  const office = await requestedOffice(transaction, reach, body.officeId);
  await requireParties(call, office);
  const { id: officeId } = office;
  const lines = body.lines.map(counted);
  const { kind, source, toUserId: toUser = null, toOfficeId: toOffice = null, seal = null } = body;
  const route = { id: newId(), officeId, kind, source, fromUser: person.id, toUser, toOffice };
  await bookSending(call, route, lines);
  return handovers.create(call, async () => {
    await insertHandover(
      transaction,
      { ...route, seal, state: 'OFFERED', offeredAt: new Date() },
      lines.map(({ currency, minor, counts }) => ({
        currency,
        declaredMinor: minor,
        declaredCounts: JSON.stringify(counts),
      })),
    );
    return route.id;
  });
}

/**
 * Saves the count of the receiver, and books it if it equals what was declared.
 *
 * @throws {ApiError} 404, 412, `handover-state`, `handover-both-sides`, 403 for others than the receiver,
 * `slip-required`, `handover-uncovered`
 */
export function countHandover(call: ChangeOfOne & WithBody<HandoverCount>): Promise<HandoverRow> {
  const { transaction, person, body } = call;
  return handovers.change(call, async (before) => {
    requireState(before, 'OFFERED');
    await requireReceiver(call, before);
    const slip = body.slip ?? null;
    if (before.kind.endsWith('_BANK') && !slip) throw refusedAt('slip', 'slip-required');
    await saveCounts(transaction, before, 'counted', completed(before, body.lines));
    const count = { countedAt: new Date(), countedBy: person.id, slip };
    const after = await handovers.found(transaction, call, before.id);
    const isEqual = after.lines.every(({ declared, counted: found }) => declared === found);
    const ended = isEqual ? await confirm(call, after, 'counted') : { state: 'COUNTED' as const };
    await updateHandover(transaction, before.id, { ...count, ...ended });
  });
}

/** @throws {ApiError} 404, 412, `handover-state`, `handover-uncovered`, 403 for others than the giver */
export function agreeToHandover(call: ChangeOfOne & WithBody<HandoverAgreement>): Promise<HandoverRow> {
  const { transaction, body } = call;
  return handovers.change(call, async (before) => {
    requireState(before, 'COUNTED');
    requireGiver(call, before);
    const ended = body.agree ? await confirm(call, before, 'counted') : { state: 'DISPUTED' as const };
    await updateHandover(transaction, before.id, { ...ended, note: body.note || null });
  });
}

/**
 * Books the final count of a third person, also if the giver does not answer.
 *
 * @throws {ApiError} 404, 412, `handover-state`, `handover-uncovered`, `handover-both-sides`, 403 for others than
 * those of the office where the cash is
 */
export function recountHandover(call: ChangeOfOne & WithBody<HandoverRecount>): Promise<HandoverRow> {
  const { transaction, person, body } = call;
  return handovers.change(call, async (before) => {
    requireState(before, 'COUNTED', 'DISPUTED');
    if ([before.fromUser, before.countedBy].includes(person.id)) throw refused('handover-both-sides');
    await requireOffice(call, accountsOf(before).bookedBy);
    await saveCounts(transaction, before, 'recounted', completed(before, body.lines));
    const after = await handovers.found(transaction, call, before.id);
    const ended = await confirm(call, after, 'recounted');
    await updateHandover(transaction, before.id, { ...ended, recountedBy: person.id });
  });
}

/** @throws {ApiError} 404, 412, `handover-state`, 403 for others than the giver and administrators */
export function withdrawHandover(call: ChangeOfOne & WithBody<HandoverWithdrawal>): Promise<HandoverRow> {
  const { transaction, person, body } = call;
  return handovers.change(call, async (before) => {
    // A counted handover whose cash was spent cannot be booked either.
    if (!before.isUncovered) requireState(before, 'OFFERED');
    if (!ADMINS.includes(person.role)) requireGiver(call, before);
    await requireOffice(call, before.officeId);
    await bookReturn(call, before);
    await updateHandover(transaction, before.id, { state: 'WITHDRAWN', note: body.reason, endedAt: new Date() });
  });
}

function requireState({ state }: HandoverRow, ...expected: HandoverState[]): void {
  if (!expected.includes(state)) throw refused('handover-state');
}

async function requireReceiver(call: Change, handover: HandoverRow): Promise<void> {
  const { person } = call;
  if (handover.fromUser === person.id) throw refused('handover-both-sides');
  if (handover.kind === 'OFFICE_TO_COLLECTOR') {
    if (handover.toUser !== person.id) throw refused('no-access');
    return;
  }
  if (person.role === 'COLLECTOR') throw refused('no-access');
  await requireOffice(call, accountsOf(handover).bookedBy);
}

/** Both offices of a transfer read it, but each changes its own books alone. */
async function requireOffice({ transaction, reach }: Change, officeId: string): Promise<void> {
  await narrowed(transaction, reach, { officeId });
}

function counted({ currency, counts }: CountedCash) {
  return { currency, counts, minor: countedMinor(counts) };
}

/** Lines of a count, with 0 in each declared currency that is left out. */
function completed(handover: HandoverRow, lines: readonly CountedCash[]) {
  const found = lines.map(counted);
  const missing = handover.lines.filter(({ currency }) => !found.some((line) => line.currency === currency));
  return [...found, ...missing.map(({ currency }) => ({ currency, counts: {}, minor: 0n }))];
}
