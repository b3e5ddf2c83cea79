import { dayOf, today } from '@comptoir/kernel/format';
import { useListState } from '@comptoir/kernel/router';
import { useMemo } from 'react';
import { BOARD_VIEWS, shownDays, type BoardView } from './board-days';

/** What the board shows. */
export interface BoardAddress {
  view: BoardView;
  /** The day ('YYYY-MM-DD') that is shown, or begins the week. */
  day: string;
  /** The only collector of a week that is shown, or '' for all. */
  collector: string;
  /** All days that are shown. */
  days: readonly string[];
}

// A board opens with today, whatever day that is when a bookmark is opened again.
const TODAY = 'today';
const DEFAULTS = { view: 'week', day: TODAY, collector: '' };

/** What the board shows, which lives in the address. */
export function useBoardAddress() {
  const [state, change] = useListState(DEFAULTS);
  const address = useMemo<BoardAddress>(() => {
    const view = BOARD_VIEWS.find((known) => known === state.view) ?? 'week';
    const day = dayOf(state.day) ?? today();
    return { view, day, collector: view === 'week' ? state.collector : '', days: shownDays(view, day) };
  }, [state]);
  return [address, change] as const;
}
