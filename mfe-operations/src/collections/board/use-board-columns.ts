import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages';
import type { BoardAddress } from './board-address';
import { columnsOfDay, columnsOfWeek, newCount } from './columns';
import { afterMoves, type Move } from './moves';

export interface BoardContent {
  address: BoardAddress;
  stored: readonly BoardCollection[];
  collectors: readonly { id: string; name: string }[];
  /** Moves that the server has not confirmed. */
  moves: readonly Move[];
}

/** Columns of the board after all pending moves. */
export function useBoardColumns({ address, stored, collectors, moves }: BoardContent) {
  const t = useMessages();
  const { language } = useLanguage();
  const { view, days, collector } = address;
  const unassigned = t('board.unassigned');
  const collections = useMemo(() => afterMoves(stored, moves), [stored, moves]);
  const [count] = useState(newCount);
  const columns = useMemo(
    () =>
      view === 'day'
        ? columnsOfDay(collections, { days, collectors, unassigned }, count)
        : columnsOfWeek(collections, { days, collector, language }, count),
    [view, collections, days, collectors, collector, language, unassigned, count],
  );
  return { collections, columns };
}
