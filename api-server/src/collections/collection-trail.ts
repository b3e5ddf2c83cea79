import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { asCollection } from './collection-answer';
import { scheduleNotice } from './collection-notice';
import type { CollectionRow } from './collections.repository';

export interface Author {
  transaction: WriteTransaction;
  person: Person | undefined;
}

export async function followPlanned(author: Author, created: readonly CollectionRow[]): Promise<void> {
  for (const after of created) {
    if (after.alertDayBefore) await scheduleNotice(author.transaction, after);
    await trackCollection(author, { after });
  }
}

export async function followChanged(
  author: Author,
  { before, after, reason }: { before: CollectionRow; after: CollectionRow; reason?: string | undefined },
): Promise<void> {
  if (movesNotice(before, after)) await scheduleNotice(author.transaction, after);
  await trackCollection(author, { before, after, reason });
}

export async function trackCollection(
  { transaction, person }: Author,
  { before, after, reason }: { before?: CollectionRow; after?: CollectionRow; reason?: string | undefined },
): Promise<void> {
  const row = before ?? after;
  if (!row) return;
  await trackChange(transaction, {
    by: person,
    entity: 'collection',
    entityId: String(row.id),
    officeId: row.officeId,
    ...(before && { before: auditable(before) }),
    ...(after && { after: { ...auditable(after), ...(reason !== undefined && { correctionReason: reason }) } }),
  });
}

/** A sent notice is not repeated when only a note is added. */
function movesNotice(before: CollectionRow, after: CollectionRow): boolean {
  return (
    before.scheduledAt.getTime() !== after.scheduledAt.getTime() ||
    before.alertDayBefore !== after.alertDayBefore ||
    before.agencyId !== after.agencyId ||
    before.collectedMinor !== after.collectedMinor
  );
}

/** Omits file URLs, which expire. */
function auditable(row: CollectionRow): object {
  const { media: _media, mediaFiles: _files, ...record } = asCollection(row, { key: '', of: () => '' });
  return { ...record, files: row.files.map(({ name }) => name) };
}
