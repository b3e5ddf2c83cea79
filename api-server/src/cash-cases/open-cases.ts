import type { Person } from '../access/person';
import { DAY_MS } from '../calendar/durations';
import { trackChange } from '../audit/track-change';
import { resolvedAmount } from '../books/custody-booking';
import { book } from '../books/journal';
import type { WriteTransaction } from '../database/database';
import type { CashCasesTable } from '../database/tables/custody';
import { recordWebhookEvents } from '../team-notices/record-events';
import { auditedCase } from './case-answer';
import { followCase } from './case-notifications';
import { findCase, insertCase, insertStep } from './cash-cases.repository';

/** Days until a case is due. */
const CASE_DAYS = 7;

export interface OpenedCase extends Pick<
  CashCasesTable,
  'officeId' | 'id' | 'source' | 'sourceId' | 'currency' | 'amountMinor' | 'ownerId'
> {
  openedAt: Date;
  /** Resolved at once, since it is within the tolerance of a count. */
  isRounding?: boolean;
}

interface Opening {
  transaction: WriteTransaction;
  person: Pick<Person, 'id'>;
}

/** Opens cases for differences that the caller has booked, under the lock of the books of their office. */
export async function openCases({ transaction, person }: Opening, cases: readonly OpenedCase[]): Promise<void> {
  for (const { isRounding = false, ...opened } of cases) {
    await insertCase(transaction, { ...opened, dueAt: new Date(opened.openedAt.getTime() + CASE_DAYS * DAY_MS) });
    if (isRounding) await round({ transaction, person }, opened);
    const row = await findCase(transaction, {}, opened.id, person);
    if (!row) throw new Error(`The new case ${opened.id} was not found`);
    await followCase(transaction, row);
    const { id: entityId, officeId } = row;
    await trackChange(transaction, { by: person, entity: 'case', entityId, officeId, after: auditedCase(row) });
    const { openedAt: at, source, sourceId, currency, amountMinor } = opened;
    const data = { officeId, caseId: entityId, source, sourceId, currency, amountMinor: Number(amountMinor) };
    await recordWebhookEvents(transaction, officeId, [{ type: 'case.opened', at, data }]);
  }
}

async function round({ transaction, person }: Opening, opened: OpenedCase) {
  const isMissing = opened.amountMinor < 0n;
  const [amount, step, userId, bookedAt] = [
    isMissing ? -opened.amountMinor : opened.amountMinor,
    1,
    person.id,
    opened.openedAt,
  ];
  const resolved = { ...opened, caseId: opened.id, step, resolution: 'ROUNDING' as const, isMissing, amount };
  const { number } = await book(transaction, opened.officeId, resolvedAmount(resolved, { userId, bookedAt }));
  await insertStep(
    transaction,
    { ...opened, settledMinor: 0n },
    {
      step,
      resolution: 'ROUNDING',
      reason: '',
      amountMinor: amount,
      userId,
      entryNumber: number,
      createdAt: bookedAt,
    },
  );
}
