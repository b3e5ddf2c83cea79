import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, formatDate, formatTime, today } from '@comptoir/kernel/format';
import { actionsColumn, column, moneyColumn, PhoneLink, textColumn } from '@comptoir/ui/list-kit';
import { formatAmount } from '@comptoir/ui/money';
import { classNames, type Column, Figure, RowLink } from '@comptoir/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { overdueMinutes, useMinute } from './delay/overdue';
import { CollectionActions } from './collection-actions';
import type { CollectionFilters } from './collection-filters';
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
export function useCollectionColumns(
  onRecord: (collection: Collection) => void,
  { from, to }: Pick<CollectionFilters, 'from' | 'to'>,
): readonly Column<Collection>[] {
  const t = useMessages();
  const minute = useMinute();
  const isOneDay = from !== '' && from === to;
  return useMemo(() => {
    const columns = [...planColumns(t, minute), ...workColumns(t, onRecord)];
    return isOneDay ? columns.filter(({ id }) => id !== 'date') : columns;
  }, [t, minute, onRecord, isOneDay]);
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
    column(
      'date',
      t('collection.date'),
      { orders: { descending: 'newest', ascending: 'oldest' }, minWidth: 84, share: 0 },
      ({ scheduledCollectionDate: date }) => (
        // The short rows of a phone leave out today.
        <span className={classNames(dayOf(date) === today() && styles.inColumns)}>
          <Figure>{formatDate(date)}</Figure>
        </span>
      ),
    ),
  ];
}

function workColumns(t: Messages, onRecord: (collection: Collection) => void): Column<Collection>[] {
  return [
    column(
      'round',
      t('collection.round'),
      {
        orders: { ascending: 'round' },
        minWidth: 72,
        share: 0,
        importance: 'useful',
        says: ({ hasTime, roundPosition }) => hasTime || roundPosition !== null,
      },
      (collection) => <PlaceInDay collection={collection} label={t('collection.position')} />,
    ),
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

interface PlaceInDayProps {
  collection: Collection;
  label: string;
}

/** Time of day, and the position in the round where there is room for a column of it. */
function PlaceInDay({ collection: { hasTime, scheduledCollectionDate, roundPosition }, label }: PlaceInDayProps) {
  return (
    <>
      <span className={styles.time}>{hasTime && <Figure>{formatTime(scheduledCollectionDate)}</Figure>}</span>
      {roundPosition !== null && (
        <span title={label} className={styles.position}>
          {' '}
          <Figure>{roundPosition}</Figure>
        </span>
      )}
    </>
  );
}

export function rowPath({ id, status }: Pick<Collection, 'id' | 'status'>): string {
  return isCollected(status) ? `/money-book/${id}` : `/collection-schedules/edit/${id}`;
}
