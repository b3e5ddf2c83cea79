import { sql } from 'kysely';
import { HOUR_MS } from '../calendar/durations';
import { dayAfter, dayOf } from '../calendar/local-day';
import { afterWork } from '../calendar/working-time';
import type { WriteTransaction } from '../database/database';
import { managersBesides, people, type Audience } from '../inbox/audience';
import { notify, settle, type InboxNotification } from '../inbox/notify.repository';
import { cancelJob, scheduleJob } from '../jobs/jobs.repository';
import { findClosures } from '../office-closures/office-closures.repository';
import type { Change } from '../records/change';
import { accountsOf } from './handover-accounts';
import { findHandover, type HandoverRow } from './handovers.repository';

/** Working time after which a handover that is not counted is reported to its giver. */
const TIMEOUT_MS = 4 * HOUR_MS;
const CLOSURE_DAYS = 60;
const REMINDER = 'handover-reminder';

type Step = Extract<InboxNotification, { kind: 'handover-waits' }>['params']['step'];

/** Notifies the people of the next step, after each change. Texts have no amounts, since counts are blind. */
export async function notifyOfHandover({ transaction, person }: Change, row: HandoverRow): Promise<void> {
  await settle(transaction, 'handover', row.id);
  if (row.state === 'OFFERED') await scheduleReminder(transaction, row);
  else await cancelJob(transaction, REMINDER, row.id);
  const next = nextStep(row);
  if (!next) return;
  const { step, officeId, audience } = next;
  const notification = { kind: 'handover-waits', cause: `handover:${row.id}:${step}`, officeId } as const;
  await notify(transaction, { ...notification, ...record(row), params: { ...params(row), step } }, audience, person.id);
}

export async function remindGiver(transaction: WriteTransaction, id: string): Promise<void> {
  const row = await findHandover(transaction, {}, id);
  if (row?.state !== 'OFFERED') return;
  const { officeId } = row;
  const notification = { kind: 'handover-late', cause: `handover:${id}:late`, officeId, ...record(row) } as const;
  await notify(transaction, { ...notification, params: params(row) }, people([row.fromUser]));
}

function nextStep(row: HandoverRow): { step: Step; officeId: string; audience: Audience } | undefined {
  const officeId = accountsOf(row).bookedBy;
  const besides = (ids: readonly string[]) => managersBesides(sql`${officeId}::uuid`, ids);
  switch (row.state) {
    case 'OFFERED':
      return { step: 'COUNT', officeId, audience: row.toUser ? people([row.toUser]) : besides([row.fromUser]) };
    case 'COUNTED':
      return { step: 'AGREE', officeId: row.officeId, audience: people([row.fromUser]) };
    case 'DISPUTED':
      return { step: 'RECOUNT', officeId, audience: besides([row.fromUser, row.countedBy ?? row.fromUser]) };
    case 'ACCEPTED':
    case 'RECOUNTED':
    case 'WITHDRAWN':
      return undefined;
  }
}

function record({ id }: HandoverRow) {
  return { entity: 'handover', entityId: id } as const;
}

function params({ number, kind, giver }: HandoverRow) {
  return { number: String(number), kind, from: giver };
}

async function scheduleReminder(transaction: WriteTransaction, { id, officeId, offeredAt }: HandoverRow) {
  const office = await transaction
    .selectFrom('offices')
    .select(['timeZone', 'countryCode'])
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  const today = dayOf(offeredAt, office.timeZone);
  const days = { from: today, to: dayAfter(today, CLOSURE_DAYS) };
  const closures = await findClosures(transaction, { officeId }, days);
  const isClosed = (day: string) => closures.some(({ from, to }) => from <= day && day <= to);
  const runAt = afterWork(offeredAt, TIMEOUT_MS, office.timeZone, isClosed);
  await scheduleJob(transaction, { kind: REMINDER, key: id, runAt, payload: {} });
}
