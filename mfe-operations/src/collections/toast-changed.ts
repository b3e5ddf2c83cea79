import { CollectionChange, type Collection } from '@comptoir/api-contract/collections';
import { offerUndo } from '@comptoir/ui/changes';
import type { Answer } from '@comptoir/kernel/http';
import { toastSuccess } from '@comptoir/kernel/toast';
import type { useMessages } from '../messages/messages';
import { planOf } from './collection-plan';

/** A collection moved to another day or time gets an undo. */
export function toastChanged(
  t: ReturnType<typeof useMessages>,
  before: Collection,
  { data, etag }: Answer<Collection>,
): void {
  const isMoved = data.scheduledCollectionDate !== before.scheduledCollectionDate || data.hasTime !== before.hasTime;
  if (!isMoved) {
    toastSuccess(t('collections.updated'));
    return;
  }
  const { id, agency, status } = before;
  offerUndo(t('collections.updated'), `#${id} · ${agency.name}`, {
    call: 'updateCollection',
    // Moving to another day clears an issue, which the undo restores.
    args: {
      params: { id },
      body: CollectionChange.parse({ ...planOf(before), ...(status !== data.status && { status }) }),
    },
    ifMatch: etag,
    undone: t('collections.movedBack'),
    failed: t('collections.notMovedBack'),
  });
}
