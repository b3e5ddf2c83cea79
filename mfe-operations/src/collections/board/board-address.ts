import { dayOf, today } from '@comptoir/kernel/format';
import { useListState } from '@comptoir/kernel/router';
import { useMemo } from 'react';
import { BOARD_VIEWS, daysOfView, type BoardView } from './board-days';

export interface BoardAddress {
  view: BoardView;
  /** Shown day ('YYYY-MM-DD'), or the first of the week. */
  day: string;
  /** Id of the only collector shown in a week, '' for all. */
  collector: string;
  days: readonly string[];
}

// Kept as a word, so that a bookmark always opens the current day.
const TODAY = 'today';
const DEFAULTS = { view: 'week', day: TODAY, collector: '' };

export function useBoardAddress() {
  const [state, change] = useListState(DEFAULTS);
  const address = useMemo<BoardAddress>(() => {
    const view = BOARD_VIEWS.find((known) => known === state.view) ?? 'week';
    const day = dayOf(state.day) ?? today();
    return { view, day, collector: view === 'week' ? state.collector : '', days: daysOfView(view, day) };
  }, [state]);
  return [address, change] as const;
}
