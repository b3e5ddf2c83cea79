import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages';
import type { BoardAddress } from './board-address';
import { columnsOfDay, columnsOfWeek, newCount } from './columns';
import { afterMoves, type Move } from './moves';

/** What a board shows. */
export interface BoardContent {
  address: BoardAddress;
  stored: readonly BoardPickUp[];
  /** Those that can be chosen. */
  collectors: readonly { id: string; name: string }[];
  /** Those that the server has not answered yet. */
  moves: readonly Move[];
}

/** The columns of a board, with each pick-up where it was put last. */
export function useBoardColumns({ address, stored, collectors, moves }: BoardContent) {
  const t = useMessages();
  const { language } = useLanguage();
  const { view, days, collector } = address;
  const unassigned = t('board.unassigned');
  const pickUps = useMemo(() => afterMoves(stored, moves), [stored, moves]);
  const [count] = useState(newCount);
  const columns = useMemo(
    () =>
      view === 'day'
        ? columnsOfDay(pickUps, { days, collectors, unassigned }, count)
        : columnsOfWeek(pickUps, { days, collector, language }, count),
    [view, pickUps, days, collectors, collector, language, unassigned, count],
  );
  return { pickUps, columns };
}
