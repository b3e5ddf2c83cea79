import { fromMinor } from '@comptoir/api-contract/money';
import { plainNote } from '@comptoir/api-contract/mentions';
import { sql } from 'kysely';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { managersOf } from '../inbox/audience';
import { updateLateCount } from '../inbox/late-collections';
import { settle, notify } from '../inbox/notify.repository';
import type { CollectionRow } from './collections.repository';
import { notifyMentioned } from './mentions';

const EXCERPT = 200;

interface Changed {
  before?: CollectionRow;
  after: CollectionRow;
  notes: readonly { note: string }[];
}

/** Notifies the people concerned by a change and settles outdated notices. */
export async function notifyOfCollection(
  transaction: WriteTransaction,
  person: Person,
  { before, after, notes }: Changed,
): Promise<void> {
  await notifyMentioned(transaction, person, after, notes);
  if (!before) return;
  if (after.issueOpen && !before.issueOpen) await notifyIssue(transaction, person, after, notes);
  if (before.issueOpen && !after.issueOpen) {
    await settle(transaction, 'collection', String(after.id), ['issue-reported']);
  }
  const isLate = before.status === 'UNCOLLECTED' && before.scheduledAt.getTime() < Date.now();
  const isMoved = before.scheduledAt.getTime() !== after.scheduledAt.getTime();
  if (isLate && (isMoved || after.status !== 'UNCOLLECTED')) await updateLateCount(transaction, before);
}

export async function settleCollection(transaction: WriteTransaction, gone: CollectionRow): Promise<void> {
  await settle(transaction, 'collection', String(gone.id));
  if (gone.status === 'UNCOLLECTED' && gone.scheduledAt.getTime() < Date.now())
    await updateLateCount(transaction, gone);
}

async function notifyIssue(
  transaction: WriteTransaction,
  person: Person,
  { id, officeId, version, agencyName, collectorName, currency, scheduledMinor, collectedMinor }: CollectionRow,
  notes: readonly { note: string }[],
): Promise<void> {
  const note = notes.at(-1)?.note;
  const notification = {
    kind: 'issue-reported',
    cause: `issue:${id}:${version}`,
    entity: 'collection',
    entityId: String(id),
    officeId,
    params: {
      agency: agencyName,
      collector: collectorName,
      issue: collectedMinor === null ? 'missed' : 'difference',
      currency,
      scheduled: fromMinor(scheduledMinor),
      collected: collectedMinor === null ? null : fromMinor(collectedMinor),
      note: note === undefined ? null : plainNote(note).slice(0, EXCERPT),
    },
  } as const;
  await notify(transaction, notification, managersOf(sql`${officeId}::uuid`), person.id);
}
