import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { managersBesides, people } from '../inbox/audience';
import { notify, settle } from '../inbox/notify.repository';
import { cancelJob, scheduleJob } from '../jobs/jobs.repository';
import type { CaseRow } from './cash-cases.repository';

const DUE = 'case-due';

type Followed = Pick<
  CaseRow,
  'id' | 'number' | 'officeId' | 'ownerId' | 'state' | 'dueAt' | 'currency' | 'amountMinor' | 'settledMinor'
>;

/** Keeps the inbox of the owner, and the reminder, as the case is now. Owners agreed to a count, but need the item. */
export async function followCase(transaction: WriteTransaction, row: Followed): Promise<void> {
  const { id, ownerId, dueAt } = row;
  if (row.state !== 'OPEN') {
    await settle(transaction, 'case', id);
    await cancelJob(transaction, DUE, id);
    return;
  }
  await sql`update inbox_items set done_at = now(), changed_at = now()
    where entity = 'case' and entity_id = ${id} and done_at is null and (kind = 'case-overdue' or user_id <> ${ownerId})`.execute(
    transaction,
  );
  const officeId = await officeOfOwner(transaction, row);
  const notification = { kind: 'case-opened', cause: `case:${id}:${ownerId}`, officeId } as const;
  await notify(transaction, { ...notification, ...record(row) }, people([ownerId]));
  await scheduleJob(transaction, { kind: DUE, key: id, runAt: dueAt, payload: {} });
}

/** Notifies the owner of an open case, and the managers of its office. */
export async function notifyOfDueCase(transaction: WriteTransaction, id: string): Promise<void> {
  const row = await transaction.selectFrom('cashCases').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.state !== 'OPEN') return;
  const { officeId, ownerId, dueAt } = row;
  const notification = {
    kind: 'case-overdue',
    cause: `case:${id}:due:${dueAt.toISOString()}`,
    ...record(row),
  } as const;
  const managers = managersBesides(sql`${officeId}::uuid`, [ownerId]);
  await notify(transaction, { ...notification, officeId: await officeOfOwner(transaction, row) }, people([ownerId]));
  await notify(transaction, { ...notification, officeId }, managers);
}

/** Items are read within the office of their reader, and the owner may be of another one than the case. */
async function officeOfOwner(transaction: WriteTransaction, { ownerId, officeId }: Followed): Promise<string> {
  const owner = await transaction
    .selectFrom('users')
    .select('officeId')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return owner.officeId ?? officeId;
}

function record({ id, number, currency, amountMinor, settledMinor }: Followed) {
  const params = { number: String(number), currency, amount: fromMinor(amountMinor - settledMinor) };
  return { entity: 'case', entityId: id, params } as const;
}
