import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { formatTime } from '@comptoir/kernel/format';
import { classNames, Figure, Icon, Money, Tag } from '@comptoir/ui';
import { memo, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useMessages } from '../../messages/messages';
import { RemarkableTag, stateOf } from '../collection-status';
import { Delay } from '../delay/delay';
import { CardAgency } from './card-agency';
import styles from './collection-card.module.css';

/** Must be stable: cards are memoised. */
export interface CardActions {
  /** Id of the element that describes the keys. */
  keysId: string;
  onKeyDown: (event: KeyboardEvent, collection: BoardCollection, column: string) => void;
  onBlur: () => void;
  /** Called with undefined when dragging ends. */
  onHold: (id: string | undefined) => void;
  onOpenMoveDialog: (collection: BoardCollection) => void;
}

interface CollectionCardProps extends CardActions {
  collection: BoardCollection;
  column: string;
  showsCollector: boolean;
  clashes: boolean;
  /** Minutes since the planned time, today only. */
  overdue: number;
  isLifted: boolean;
  /** Set after a move by keyboard, which continues from here. */
  takesFocus: boolean;
}

export const CollectionCard = memo(function CollectionCard(props: CollectionCardProps) {
  const { collection, showsCollector, clashes, overdue, isLifted } = props;
  const t = useMessages();
  const { id, collector, hasTime, scheduledCollectionDate: planned, scheduledAmount, currency } = collection;
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  useDragging(card, grip, { id, onHold: props.onHold });

  return (
    <article ref={card} className={classNames(styles.card, edgeOf(collection, overdue), isLifted && styles.lifted)}>
      <p className={styles.line}>
        {hasTime ? (
          <span className={styles.moment}>
            <Figure className={classNames(styles.time, overdue > 0 && styles.overdue)}>{formatTime(planned)}</Figure>
            {overdue > 0 && <Delay minutes={overdue} />}
          </span>
        ) : (
          <span className={styles.quiet}>{t('board.anyTime')}</span>
        )}
        <Money short amount={scheduledAmount} currency={currency} />
      </p>
      <CardAgency collection={collection} />
      <p className={classNames(styles.line, styles.besideGrip)}>
        {showsCollector ? (
          <bdi className={styles.quiet}>{collector}</bdi>
        ) : (
          <Figure className={styles.quiet}>#{id}</Figure>
        )}
        {clashes ? (
          <span title={t('board.clashLong', { collector })}>
            <Tag tone="warning">
              <Icon name="warning" />
              <span className={styles.clash}>{t('board.clash')}</span>
            </Tag>
          </span>
        ) : (
          <RemarkableTag collection={collection} />
        )}
      </p>
      <Grip {...props} ref={grip} />
    </article>
  );
});

function edgeOf(collection: BoardCollection, overdue: number): string | undefined {
  const state = stateOf(collection);
  if (state === 'issues') return styles.failed;
  return state === 'late' || overdue > 0 ? styles.late : undefined;
}

interface GripProps extends CollectionCardProps {
  ref: RefObject<HTMLButtonElement | null>;
}

/** Handle for keyboard and touch; a press opens the dialog. */
function Grip({ collection, column, keysId, takesFocus, onKeyDown, onBlur, onOpenMoveDialog, ref }: GripProps) {
  const t = useMessages();
  const { id, agency } = collection;
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus, ref]);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.grip}
      aria-label={t('board.grip', { id, agency })}
      aria-describedby={keysId}
      onKeyDown={(event) => onKeyDown(event, collection, column)}
      // Firefox would otherwise press the button at keyup.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={onBlur}
      onClick={() => onOpenMoveDialog(collection)}
    >
      <Icon name="move" />
    </button>
  );
}

function useDragging(
  card: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLButtonElement | null>,
  { id, onHold }: { id: string; onHold: CardActions['onHold'] },
) {
  useEffect(() => {
    if (!card.current) return undefined;
    // Touching the card itself scrolls the board.
    const handle = matchMedia('(pointer: coarse)').matches ? grip.current : null;
    return draggable({
      element: card.current,
      ...(handle && { dragHandle: handle }),
      getInitialData: () => ({ id }),
      onDragStart: () => onHold(id),
      onDrop: () => onHold(undefined),
    });
  }, [card, grip, id, onHold]);
}
