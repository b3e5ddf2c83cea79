import {
  resolutionsOf,
  type CaseChange,
  type CaseNoteInput,
  type CaseResolutionInput,
} from '@comptoir/api-contract/cash-cases';
import { fromMinor, minorText, toMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import { refused, refusedAt } from '../api-error';
import { resolvedAmount } from '../books/custody-booking';
import { book } from '../books/journal';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { recordsOf } from '../records/records-of';
import { auditedCase, blockerOf } from './case-answer';
import { followCase } from './case-notifications';
import { findCase, insertStep, updateCase, type CaseDetailRow, type CaseRow } from './cash-cases.repository';

export const cashCases = recordsOf<CaseDetailRow>('case', {
  table: 'cashCases',
  find: findCase,
  place: ({ officeId }) => ({ officeId }),
  audited: auditedCase,
});

/** @throws {ApiError} 404, 412, `case-own`, `case-resolved`, 422 for the owner */
export async function assignCashCase(call: ChangeOfOne & WithBody<CaseChange>): Promise<CaseDetailRow> {
  const { transaction, body } = call;
  const after = await cashCases.change(call, async (before) => {
    requireOpen(before);
    if (blockerOf(before, call.person) === 'OWN') throw refused('case-own');
    const { ownerId = before.ownerId, dueDate = before.dueAt } = body;
    const isMoved = ownerId !== before.ownerId;
    if (isMoved) await requireOwner(call, before, ownerId);
    await updateCase(transaction, before, {
      ownerId,
      dueAt: dueDate,
      ...(isMoved && { firstOwnerId: before.firstOwnerId ?? before.ownerId }),
    });
  });
  await followCase(transaction, after);
  return after;
}

/** @throws {ApiError} 404, 412 */
export function addCashCaseNote(call: ChangeOfOne & WithBody<CaseNoteInput>): Promise<CaseDetailRow> {
  const { transaction, person, body } = call;
  return cashCases.change(call, async (before) => {
    const { officeId, id: caseId } = before;
    await transaction
      .insertInto('cashCaseNotes')
      .values({
        officeId,
        caseId,
        id: newId(),
        authorId: person.id,
        authorRole: person.role,
        note: body.note,
        createdAt: new Date(),
      })
      .execute();
    await updateCase(transaction, before, {});
  });
}

/**
 * Books a resolution and saves it in the same transaction. Only a found part leaves the rest open.
 *
 * @throws {ApiError} 404, 412, `case-own`, `case-above-tolerance`, `case-resolved`, 422 for the resolution or the
 * amount, `balance-too-low` if the place has less than is given back
 */
export async function resolveCashCase(call: ChangeOfOne & WithBody<CaseResolutionInput>): Promise<CaseDetailRow> {
  const { transaction, person, body } = call;
  const after = await cashCases.change(call, async (before) => {
    requireOpen(before);
    requireDecider(call, before);
    const { resolution, reason } = body;
    if (!resolutionsOf(fromMinor(before.amountMinor)).includes(resolution)) {
      throw refusedAt('resolution', 'case-resolution');
    }
    const open = openMinor(before);
    const amount = body.amount == null ? open : toMinor(body.amount);
    const { currency } = before;
    if (amount > open) throw refusedAt('amount', 'case-amount', { open: minorText(open), currency });
    const bookedAt = new Date();
    const step = before.stepCount + 1;
    const { number } = await book(
      transaction,
      before.officeId,
      resolvedAmount(
        {
          ...before,
          caseId: before.id,
          step,
          resolution,
          amount,
          isMissing: before.amountMinor < 0n,
          place: body.place ?? before.place,
        },
        { userId: person.id, bookedAt, reason },
      ),
    );
    const saved = { resolution, reason, amountMinor: amount, userId: person.id, entryNumber: number };
    await insertStep(transaction, before, { ...saved, step, createdAt: bookedAt });
  });
  await followCase(transaction, after);
  return after;
}

/** Positive amount that is not resolved. */
function openMinor({ amountMinor, settledMinor }: CaseRow): bigint {
  const open = amountMinor - settledMinor;
  return open < 0n ? -open : open;
}

function requireOpen({ state }: CaseRow): void {
  if (state !== 'OPEN') throw refused('case-resolved');
}

function requireDecider({ person }: Change, row: CaseDetailRow): void {
  const { currency } = row;
  switch (blockerOf(row, person)) {
    case 'ROLE':
      throw refused('no-access');
    case 'OWN':
      throw refused('case-own');
    case 'TOLERANCE':
      throw refused('case-above-tolerance', { currency, tolerance: minorText(row.toleranceMinor) });
    case null:
  }
}

async function requireOwner({ transaction }: Change, { officeId }: CaseRow, id: string): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('officeId', '=', officeId)
    .where('archivedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!owner) throw refusedAt('ownerId', 'case-owner');
}
