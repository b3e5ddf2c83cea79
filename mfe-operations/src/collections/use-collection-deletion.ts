import { useDeletion } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';

export function useCollectionDeletion() {
  const t = useMessages();
  return useDeletion('deleteCollection', {
    question: t('collections.deleteText'),
    success: t('collections.deleted'),
    failure: t('collections.deleteFailed'),
  });
}
