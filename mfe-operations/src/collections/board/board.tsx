import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { today } from '@comptoir/kernel/format';
import { Select, useWidth } from '@comptoir/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { usePlanQuestion } from '../use-plan-question';
import { BoardGrid } from './board-grid';
import { DayStrip } from './day-strip';
import { MoveDialog } from './move-dialog';
import { moveOf, type Move, type Target } from './moves';
import { useBoardColumns, type BoardContent } from './use-board-columns';

interface BoardProps extends BoardContent {
  onMove: (move: Move) => void;
}

/** Below this width one column takes the whole board, in CSS pixels. */
const MIN_COLUMNS_WIDTH = 600;

export function Board(props: BoardProps) {
  const { address, collectors, onMove } = props;
  const t = useMessages();
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller) ?? 0;
  const [alone, setAlone] = useState(today());
  const [pending, setPending] = useState<BoardCollection>();
  const [lastMoved, setLastMoved] = useState<string>();
  const { ask, question } = usePlanQuestion();
  const { collections, columns } = useBoardColumns(props);
  const isNarrow = width > 0 && width < MIN_COLUMNS_WIDTH;
  const single = columns.find(({ key }) => key === alone) ?? columns[0];
  const visible = isNarrow && single ? [single] : columns;

  const put = async (collection: BoardCollection, target: Target) => {
    const move = moveOf(collection, target);
    const moment = move?.change.scheduledCollectionDate;
    if (!move || (moment !== undefined && !(await ask({ at: moment })))) return;
    setLastMoved(collection.id);
    onMove(move);
  };
  const drop = (id: string, key: string) => {
    const collection = collections.find((known) => known.id === id);
    const target = columns.find((column) => column.key === key)?.target;
    if (collection && target) void put(collection, target);
  };

  return (
    <>
      {isNarrow && single && address.view === 'week' && (
        <DayStrip columns={columns} chosen={single.key} onChoose={setAlone} />
      )}
      {isNarrow && single && address.view === 'day' && (
        <Select
          label={t('board.column')}
          placeholder={single.title}
          value={single.key}
          options={columns.map(({ key, title, collections: { length } }) => ({
            value: key,
            label: title,
            detail: t('collections.count', { count: length }),
          }))}
          onChange={setAlone}
        />
      )}
      <BoardGrid
        label={t('board.title')}
        columns={visible}
        width={width}
        scroller={scroller}
        showsCollectors={address.view === 'week'}
        lastMoved={lastMoved}
        onDrop={drop}
        onOpenMoveDialog={setPending}
      />
      {pending && (
        <MoveDialog
          collection={pending}
          collectors={collectors}
          onClose={() => setPending(undefined)}
          onMove={(target) => {
            setPending(undefined);
            void put(pending, target);
          }}
        />
      )}
      {question}
    </>
  );
}
