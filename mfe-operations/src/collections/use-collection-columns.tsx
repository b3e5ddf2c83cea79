import type { Collection } from '@comptoir/api-contract/collections';
import { formatTime } from '@comptoir/kernel/format';
import {
  actionsColumn,
  column,
  dateColumn,
  figureColumn,
  moneyColumn,
  PhoneLink,
  textColumn,
} from '@comptoir/ui/list-kit';
import { formatAmount } from '@comptoir/ui/money';
import { type Column, Figure, RowLink } from '@comptoir/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { overdueMinutes, useMinute } from './delay/overdue';
import { CollectionActions } from './collection-actions';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { CollectionTag } from './collection-status';
import { ScheduledCell } from './scheduled-cell';
import styles from './use-collection-columns.module.css';

const NoteList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pick-up", webpackExports: "NoteList" */ '@comptoir/ui/collections'))
    .NoteList,
}));

type Messages = ReturnType<typeof useMessages>;

/** `onRecord` must be stable. A collected row opens the money book, any other one the editor. */
export function useCollectionColumns(onRecord: (collection: Collection) => void): readonly Column<Collection>[] {
  const t = useMessages();
  const minute = useMinute();
  return useMemo(() => [...planColumns(t, minute), ...workColumns(t, onRecord)], [t, minute, onRecord]);
}

function planColumns(t: Messages, minute: Date): Column<Collection>[] {
  return [
    column('number', t('collection.number'), { minWidth: 58, share: 0, narrow: 'title' }, ({ id, status, agency }) => (
      <RowLink to={rowPath({ id, status })}>
        <Figure>#{id}</Figure>
        <bdi className={styles.agency}>{agency.name}</bdi>
      </RowLink>
    )),
    column('status', t('collection.status'), { minWidth: 86, share: 0.4 }, (collection) => (
      <CollectionTag collection={collection} overdue={overdueMinutes(collection, minute)} />
    )),
    textColumn('agency', t('collection.agency'), ({ agency }) => agency.name, {
      minWidth: 176,
      share: 2,
      narrow: 'hidden',
    }),
    dateColumn('date', t('collection.date'), ({ scheduledCollectionDate }) => scheduledCollectionDate, {
      orders: { descending: 'newest', ascending: 'oldest' },
      minWidth: 84,
    }),
  ];
}

function workColumns(t: Messages, onRecord: (collection: Collection) => void): Column<Collection>[] {
  return [
    figureColumn('round', t('collection.round'), placeInDay, {
      orders: { ascending: 'round' },
      minWidth: 72,
      share: 0,
      importance: 'useful',
      says: (collection) => placeInDay(collection) !== '',
    }),
    textColumn('collector', t('collection.collector'), ({ collector }) => collector.name, { minWidth: 118 }),
    ...amountColumns(t),
    actionsColumn(
      t('collection.actions'),
      (collection) => <CollectionActions collection={collection} onRecord={onRecord} />,
      // As wide as the button in the language, and the icon beside it.
      { minWidth: 64 + 8 * t('record.actionShort').length },
    ),
    column('place', t('collection.location'), { closely: true }, ({ agency }) => (
      <>
        <bdi>{`${agency.address}, ${agency.city}`}</bdi>
        <PhoneLink number={agency.phone} />
      </>
    )),
    column(
      'notes',
      t('pickUp.notes'),
      { closely: true, says: ({ collectionNotes }) => collectionNotes.length > 0 },
      ({ collectionNotes }) => (
        <Suspense>
          <NoteList notes={collectionNotes} />
        </Suspense>
      ),
    ),
  ];
}

function amountColumns(t: Messages): Column<Collection>[] {
  return [
    column(
      'amount',
      t('collection.amount'),
      {
        orders: { descending: 'highest', ascending: 'lowest' },
        minWidth: 110,
        share: 0.4,
        narrow: 'aside',
        figure: ({ scheduledAmount, currency }) => formatAmount(scheduledAmount, currency),
      },
      (collection) => <ScheduledCell collection={collection} />,
    ),
    moneyColumn('collected', t('collections.collectedSum'), collectedMoney, {
      minWidth: 110,
      share: 0.4,
      // The scheduled cell already shows the difference.
      importance: 'extra',
      narrow: 'hidden',
      says: ({ collectedAmount }) => collectedAmount !== null,
    }),
  ];
}

function collectedMoney({ collectedAmount: amount, currency }: Collection) {
  return amount === null ? [] : [{ amount, currency }];
}

/** Time of day and position in the round: '09:30 · 3'. */
function placeInDay({ hasTime, scheduledCollectionDate, roundPosition }: Collection): string {
  return [hasTime ? [formatTime(scheduledCollectionDate)] : [], roundPosition === null ? [] : [`${roundPosition}`]]
    .flat()
    .join(' · ');
}

export function rowPath({ id, status }: Pick<Collection, 'id' | 'status'>): string {
  return isCollected(status) ? `/money-book/${id}` : `/collection-schedules/edit/${id}`;
}
