import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount, formatDate } from '@comptoir/shared-kernel/format';
import { RowLink, type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { CollectionBadge, isCollected } from './collection-status';
import styles from './use-collection-columns.module.css';

/** What a row of the list shows. A collected row opens the money book, another one the editor. */
export function useCollectionColumns(): readonly Column<Collection>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'number',
        title: t('collection.number'),
        minWidth: 72,
        share: 0,
        narrow: 'title',
        cell: ({ id, status, agency }) => (
          <RowLink to={addressOf(id, isCollected(status))}>
            {`#${id}`}
            <bdi className={styles.agency}>{agency.name}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'status',
        title: t('collection.status'),
        minWidth: 110,
        share: 0.5,
        says: ({ status }) => isCollected(status),
        cell: ({ status }) => <CollectionBadge status={status} />,
      },
      {
        id: 'agency',
        title: t('collection.agency'),
        minWidth: 170,
        share: 2,
        narrow: 'hidden',
        cell: ({ agency }) => <bdi>{agency.name}</bdi>,
      },
      {
        id: 'date',
        title: t('collection.date'),
        minWidth: 84,
        share: 0,
        cell: ({ scheduledCollectionDate }) => formatDate(scheduledCollectionDate),
      },
      {
        id: 'collector',
        title: t('collection.collector'),
        minWidth: 130,
        cell: ({ collector }) => <bdi>{collector.name}</bdi>,
      },
      {
        id: 'amount',
        title: t('collection.amount'),
        minWidth: 110,
        share: 0.4,
        narrow: 'aside',
        figure: ({ scheduledAmount, currency }) => formatAmount(scheduledAmount, currency),
        cell: ({ scheduledAmount, currency }) => <bdi>{formatAmount(scheduledAmount, currency)}</bdi>,
      },
    ],
    [t],
  );
}

function addressOf(id: string, collected: boolean): string {
  return collected ? `/money-book/${id}` : `/collection-schedules/edit/${id}`;
}
