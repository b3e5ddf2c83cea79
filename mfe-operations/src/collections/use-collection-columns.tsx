import type { Collection } from '@comptoir/api-contract/collections';
import { formatDate, formatTime } from '@comptoir/shared-kernel/format';
import { formatAmount, Money } from '@comptoir/shared-kernel/money';
import { type Column, Figure, RowLink } from '@comptoir/shared-kernel/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { PhoneLink } from '../phone-link';
import { CollectionActions } from './collection-actions';
import { CollectionTag, isCollected } from './collection-status';
import { ScheduledCell } from './scheduled-cell';
import styles from './use-collection-columns.module.css';

const NoteList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mentions" */ './mentions/note-list')).NoteList,
}));

type Messages = ReturnType<typeof useMessages>;

/**
 * What a row of the list shows. A collected row opens the money book, another one the editor; its buttons record the
 * collection and open its page. Keep `onRecord` stable.
 */
export function useCollectionColumns(onRecord: (collection: Collection) => void): readonly Column<Collection>[] {
  const t = useMessages();
  return useMemo(() => [...planColumns(t), ...workColumns(t, onRecord)], [t, onRecord]);
}

/** Which pick-up it is, and when. */
function planColumns(t: Messages): Column<Collection>[] {
  return [
    {
      id: 'number',
      title: t('collection.number'),
      minWidth: 72,
      share: 0,
      narrow: 'title',
      cell: ({ id, status, agency }) => (
        <RowLink to={rowPath({ id, status })}>
          <Figure>#{id}</Figure>
          <bdi className={styles.agency}>{agency.name}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'status',
      title: t('collection.status'),
      minWidth: 110,
      share: 0.5,
      cell: (collection) => <CollectionTag collection={collection} />,
    },
    {
      id: 'agency',
      title: t('collection.agency'),
      minWidth: 130,
      share: 2,
      narrow: 'hidden',
      cell: ({ agency }) => <bdi>{agency.name}</bdi>,
    },
    {
      id: 'date',
      title: t('collection.date'),
      orders: { descending: 'newest', ascending: 'oldest' },
      minWidth: 84,
      share: 0,
      cell: ({ scheduledCollectionDate }) => <Figure>{formatDate(scheduledCollectionDate)}</Figure>,
    },
  ];
}

/** By whom, how much, and what can be done with it. */
function workColumns(t: Messages, onRecord: (collection: Collection) => void): Column<Collection>[] {
  return [
    {
      id: 'round',
      title: t('collection.round'),
      orders: { ascending: 'round' },
      minWidth: 76,
      share: 0,
      importance: 'useful',
      says: isPlaced,
      cell: (collection) => isPlaced(collection) && <Figure>{placeInDay(collection)}</Figure>,
    },
    {
      id: 'collector',
      title: t('collection.collector'),
      minWidth: 130,
      cell: ({ collector }) => <bdi>{collector.name}</bdi>,
    },
    ...amountColumns(t),
    {
      id: 'actions',
      title: t('collection.actions'),
      minWidth: 120,
      share: 0,
      narrow: 'actions',
      cell: (collection) => <CollectionActions collection={collection} onRecord={onRecord} />,
    },
    {
      id: 'place',
      title: t('collection.location'),
      minWidth: 0,
      closely: true,
      cell: ({ agency }) => (
        <>
          <bdi>{`${agency.address}, ${agency.city}`}</bdi>
          <PhoneLink number={agency.phone} />
        </>
      ),
    },
    {
      id: 'notes',
      title: t('pickUp.notes'),
      minWidth: 0,
      closely: true,
      says: ({ collectionNotes }) => collectionNotes.length > 0,
      cell: ({ collectionNotes }) => (
        <Suspense>
          <NoteList notes={collectionNotes} />
        </Suspense>
      ),
    },
  ];
}

/** The amounts: scheduled, and collected. */
function amountColumns(t: Messages): Column<Collection>[] {
  return [
    {
      id: 'amount',
      title: t('collection.amount'),
      orders: { descending: 'highest', ascending: 'lowest' },
      minWidth: 110,
      share: 0.4,
      narrow: 'aside',
      figure: ({ scheduledAmount, currency }) => formatAmount(scheduledAmount, currency),
      cell: (collection) => <ScheduledCell collection={collection} />,
    },
    {
      id: 'collected',
      title: t('collection.collectedAmount'),
      minWidth: 110,
      share: 0.4,
      // A difference is under the amount.
      importance: 'extra',
      figure: ({ collectedAmount, currency }) =>
        collectedAmount === null ? '' : formatAmount(collectedAmount, currency),
      narrow: 'hidden',
      says: ({ collectedAmount }) => collectedAmount !== null,
      cell: ({ collectedAmount, currency }) =>
        collectedAmount !== null && <Money amount={collectedAmount} currency={currency} />,
    },
  ];
}

function isPlaced({ hasTime, roundPosition }: Collection): boolean {
  return hasTime || roundPosition !== null;
}

/** The time of day and the place in the round, as far as they are set: '09:30 · 3'. */
function placeInDay({ hasTime, scheduledCollectionDate, roundPosition }: Collection): string {
  return [hasTime ? [formatTime(scheduledCollectionDate)] : [], roundPosition === null ? [] : [`${roundPosition}`]]
    .flat()
    .join(' · ');
}

/** What a row opens. */
export function rowPath({ id, status }: Pick<Collection, 'id' | 'status'>): string {
  return isCollected(status) ? `/money-book/${id}` : `/collection-schedules/edit/${id}`;
}
