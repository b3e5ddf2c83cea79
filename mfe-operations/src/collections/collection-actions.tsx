import type { Collection } from '@comptoir/api-contract/collections';
import { Button, ButtonLink, Icon } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { isCollected } from '@comptoir/api-contract/collection-state';

interface CollectionActionsProps {
  collection: Collection;
  onRecord: (collection: Collection) => void;
}

export function CollectionActions({ collection, onRecord }: CollectionActionsProps) {
  const t = useMessages();
  const { id, status } = collection;
  const open = t('collection.open', { id });
  return (
    <>
      {!isCollected(status) && (
        <Button size="small" aria-label={t('record.actionOf', { id })} onClick={() => onRecord(collection)}>
          {t('record.actionShort')}
        </Button>
      )}
      <ButtonLink to={`/collection-schedules/${id}`} variant="text" size="small" aria-label={open} title={open}>
        <Icon name="show" />
      </ButtonLink>
    </>
  );
}
