import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { today } from '@comptoir/kernel/format';
import { Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { classNames } from '@comptoir/ui';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './board-column.module.css';
import { CollectedCard } from './collected-card';
import { cardSteps } from './card-steps';
import type { BoardColumn, BoardSum } from './columns';
import { linesOf } from './sum-lines';
import { isMovable } from './moves';

interface BoardColumnViewProps {
  column: BoardColumn;
  style: CSSProperties;
  /** Steps in view. */
  rows: readonly VirtualItem[];
  /** Height of all rows of the board, in CSS pixels. */
  height: number;
  /** Number of lines of sums that the tallest header has more than this one. */
  missingSums: number;
  isChosen: boolean;
  showsCollectors: boolean;
  /** Card of a collection that can be moved. */
  children: (collection: BoardColumn['collections'][number]) => ReactNode;
}

/** Column of the board; renders the cards in view only. */
export function BoardColumnView({
  column,
  style,
  rows,
  height,
  missingSums,
  isChosen,
  showsCollectors,
  children,
}: BoardColumnViewProps) {
  const id = useId();
  const { ref, isOver } = useDropTarget(column);
  const { collections } = column;
  const { begins } = cardSteps(collections);
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={classNames(
        styles.column,
        collections.length === 0 && styles.empty,
        column.key === today() && styles.today,
        (isOver || isChosen) && styles.chosen,
      )}
      style={style}
    >
      <ColumnHead id={id} column={column} missingSums={missingSums} />
      {collections.length > 0 && (
        <ul className={styles.cards} style={{ height }}>
          {rows.map(({ index: step, start }) => {
            const index = begins.get(step) ?? -1;
            const collection = collections[index];
            return (
              collection && (
                <li
                  key={collection.id}
                  aria-setsize={collections.length}
                  aria-posinset={index + 1}
                  className={classNames(styles.place, !isMovable(collection) && styles.done)}
                  style={{ insetBlockStart: start }}
                >
                  {isMovable(collection) ? (
                    children(collection)
                  ) : (
                    <CollectedCard collection={collection} showsCollector={showsCollectors} />
                  )}
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}

function ColumnHead({
  id,
  column,
  missingSums,
}: Pick<BoardColumnViewProps, 'column' | 'missingSums'> & { id: string }) {
  const t = useMessages();
  const { title, collections, sums } = column;
  const orderedSums = useOwnCurrencyFirst(sums);
  const collected = collections.filter(({ status }) => isCollected(status)).length;
  return (
    <header className={styles.head} style={{ '--board-missing-sums': missingSums }}>
      <h2 id={id} className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles.count}>
        {collected > 0
          ? t('board.progress', { part: collected, total: collections.length })
          : collections.length === 0
            ? t('board.none')
            : t('collections.count', { count: collections.length })}
      </p>
      <p className={styles.sums}>
        {orderedSums?.map((sum) => (
          <SumLine key={sum.currency} sum={sum} />
        ))}
      </p>
    </header>
  );
}

/** Planned sum of a currency, after its collected part. */
function SumLine({ sum }: { sum: BoardSum }) {
  const t = useMessages();
  const { amount, collected, currency } = sum;
  const planned = <Money short amount={amount} currency={currency} />;
  if (collected === undefined) return planned;
  return (
    <span className={styles.sum} title={t('dashboard.collectedOfScheduled')}>
      <span className={classNames(linesOf(sum) > 1 && styles.first)}>
        <Money short className={styles.collected} amount={collected} currency={currency} />
      </span>{' '}
      / {planned}
    </span>
  );
}

function useDropTarget({ key, target }: BoardColumn) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const isOpen = target !== undefined;
  useEffect(() => {
    if (!isOpen || !ref.current) return undefined;
    return dropTargetForElements({
      element: ref.current,
      getData: () => ({ key }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [key, isOpen]);
  return { ref, isOver };
}
