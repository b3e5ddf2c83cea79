import { chosenColumns, isNaming } from '../components/list/chosen-columns';
import type { Column } from '../components/list/column';

export interface ColumnChoice {
  id: string;
  title: string;
  shown: boolean;
  always: boolean;
}

/** Selectable columns, visible ones first in order; without row buttons. */
export function choicesOf(columns: readonly Column<never>[], chosen: string | undefined): ColumnChoice[] {
  const shown = chosenColumns(columns, chosen);
  return [...shown, ...columns.filter((column) => !shown.includes(column))]
    .filter(({ narrow }) => narrow !== 'actions')
    .map((column) => ({
      id: column.id,
      title: column.title,
      shown: shown.includes(column),
      always: isNaming(column),
    }));
}

export function namesOf(choices: readonly ColumnChoice[]): string {
  return choices
    .filter(({ shown }) => shown)
    .map(({ id }) => id)
    .join(',');
}

/** Shows or hides a column; visible ones come first. */
export function withShown(choices: readonly ColumnChoice[], id: string, shown: boolean): ColumnChoice[] {
  const next = choices.map((choice) => (choice.id === id && !choice.always ? { ...choice, shown } : choice));
  return [...next.filter((choice) => choice.shown), ...next.filter((choice) => !choice.shown)];
}

/** Moves a column by one place; stops at the ends. */
export function moved(choices: readonly ColumnChoice[], id: string, by: -1 | 1): ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.id === id);
  const beside = choices[from + by];
  const choice = choices[from];
  if (!choice || !beside?.shown) return [...choices];
  return choices.with(from, beside).with(from + by, choice);
}
