import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useMessages } from '../../messages/messages';
import { overdueMinutes, useMinute } from '../delay/overdue';
import { BoardColumnView } from './board-column';
import styles from './board-grid.module.css';
import type { BoardColumn } from './columns';
import { CollectionCard } from './collection-card';
import { sumLinesOf } from './sum-lines';
import { placeOf, useBoardWindow, type Place } from './use-board-window';
import { useLift } from './use-lift';

interface BoardGridProps {
  label: string;
  columns: readonly BoardColumn[];
  /** Width of the scrolling element, in CSS pixels. */
  width: number;
  scroller: RefObject<HTMLElement | null>;
  showsCollectors: boolean;
  /** Id of the collection that was moved last. */
  lastMoved: string | undefined;
  onDrop: (id: string, column: string) => void;
  onOpenMoveDialog: (collection: BoardCollection) => void;
}

/** Maximum height of a column header, in CSS pixels. */
const HEAD_HEIGHT = 200;

export function BoardGrid(props: BoardGridProps) {
  const { label, columns, width, scroller, showsCollectors, lastMoved, onDrop, onOpenMoveDialog } = props;
  const keysId = useId();
  const minute = useMinute();
  const [held, setHeld] = useState<string>();
  const { lift, spoken, actions } = useLift(columns, onDrop);
  const alwaysRendered = [held, lift?.collection.id, lastMoved];
  const { across, down, columnWidth } = useBoardWindow(scroller, { columns, width, alwaysRendered });
  useDrops(onDrop);
  const mostSums = Math.max(0, ...columns.map(({ sums }) => sumLinesOf(sums)));
  const over = columns.findIndex(({ key }) => key === lift?.over);

  useEffect(() => {
    if (over >= 0) across.scrollToIndex(over);
  }, [over, across]);
  useScrollToMoved(lastMoved, placeOf(columns, lastMoved), ({ column, step }) => {
    across.scrollToIndex(column);
    down.scrollToIndex(step);
  });

  return (
    <>
      <BoardTexts keysId={keysId} spoken={spoken} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section ref={scroller} aria-label={label} tabIndex={0} className={styles.scroller}>
        <div
          className={styles.canvas}
          style={{ width: across.getTotalSize(), height: down.getTotalSize() + HEAD_HEIGHT }}
        >
          {across.getVirtualItems().map(({ index, start }) => {
            const column = columns[index];
            return (
              column && (
                <BoardColumnView
                  key={column.key}
                  column={column}
                  style={{ insetInlineStart: start, width: columnWidth }}
                  rows={down.getVirtualItems()}
                  height={down.getTotalSize()}
                  missingSums={mostSums - sumLinesOf(column.sums)}
                  isChosen={index === over}
                  showsCollectors={showsCollectors}
                >
                  {(collection) => (
                    <CollectionCard
                      collection={collection}
                      column={column.key}
                      showsCollector={showsCollectors}
                      clashes={column.clashing.has(collection.id)}
                      overdue={overdueMinutes(collection, minute)}
                      isLifted={lift?.collection.id === collection.id}
                      takesFocus={collection.id === lastMoved}
                      keysId={keysId}
                      {...actions}
                      onHold={setHeld}
                      onOpenMoveDialog={onOpenMoveDialog}
                    />
                  )}
                </BoardColumnView>
              )
            );
          })}
        </div>
      </section>
    </>
  );
}

/** Keys of the cards, and the announced moves. */
function BoardTexts({ keysId, spoken }: { keysId: string; spoken: string }) {
  const t = useMessages();
  return (
    <>
      <p id={keysId} hidden>
        {t('board.keys')}
      </p>
      <p aria-live="assertive" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
}

/** Scrolls to the collection that was moved last, and ignores moves of others. */
function useScrollToMoved(id: string | undefined, place: Place | undefined, goTo: (place: Place) => void): void {
  const go = useEffectEvent((column: number) => place && goTo({ ...place, column }));
  const column = place?.column;
  useEffect(() => {
    if (id !== undefined && column !== undefined) go(column);
  }, [id, column]);
}

function useDrops(onDrop: BoardGridProps['onDrop']) {
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const key = location.current.dropTargets[0]?.data['key'];
          const id = source.data['id'];
          if (typeof key === 'string' && typeof id === 'string') drop(id, key);
        },
      }),
    [],
  );
}
