import type { CollectionStatus } from '@comptoir/api-contract/collections';
import { Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';

/** Whether the cash was collected, with or without issues. */
export function isCollected(status: CollectionStatus): boolean {
  return status === 'COLLECTED' || status === 'COLLECTED_WITH_ISSUES';
}

/** Says that a collection is collected; nothing while it is not. */
export function CollectionBadge({ status }: { status: CollectionStatus }) {
  const t = useMessages();
  switch (status) {
    case 'COLLECTED':
      return <Tag tone="success">{t('collections.collected')}</Tag>;
    case 'COLLECTED_WITH_ISSUES':
      return <Tag tone="warning">{t('collections.collectedWithIssues')}</Tag>;
    case 'UNCOLLECTED':
    case 'UNCOLLECTED_WITH_ISSUES':
      return null;
  }
}
