import { useEffect, useMemo } from 'react';
import { useLocation } from '@comptoir/kernel/internal/router';
import { createStore } from '@comptoir/kernel/store';
import { chosenColumns } from './chosen-columns';
import type { Column } from './column';
import { shownColumns, useListChoices } from './list-choices';
import { useListName } from './list-name';

/** All columns of the current list, for the column dialog. */
export const columnsOnPage = createStore<readonly Column<never>[]>([]);

/** Visible columns from address or preferences, and the row density. */
export function useChosenColumns<Row>(columns: readonly Column<Row>[]) {
  const list = useListName();
  const { search } = useLocation();
  const choices = useListChoices();
  const chosen = list && (shownColumns(list, search) ?? choices.columns?.[list]);
  const shown = useMemo(() => chosenColumns(columns, chosen), [columns, chosen]);
  useEffect(() => {
    if (!list) return undefined;
    columnsOnPage.set(columns);
    return () => columnsOnPage.set([]);
  }, [list, columns]);
  return { shown, dense: choices.dense === true };
}
