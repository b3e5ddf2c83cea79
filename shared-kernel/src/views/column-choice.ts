import { chosenColumns, isNaming } from '../ui/list/chosen-columns';
import type { Column } from '../ui/list/column';

/** A column to choose, and whether it is shown; the one that names the record always is. */
export interface ColumnChoice {
  id: string;
  title: string;
  shown: boolean;
  always: boolean;
}

/** What there is to choose among: first what is shown, in its order. The buttons of a row are no column. */
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

/** The columns that are shown, as an address names them. */
export function namesOf(choices: readonly ColumnChoice[]): string {
  return choices
    .filter(({ shown }) => shown)
    .map(({ id }) => id)
    .join(',');
}

/** The choices with one of them shown or not; what is shown stands before what is not. */
export function withShown(choices: readonly ColumnChoice[], id: string, shown: boolean): ColumnChoice[] {
  const next = choices.map((choice) => (choice.id === id && !choice.always ? { ...choice, shown } : choice));
  return [...next.filter((choice) => choice.shown), ...next.filter((choice) => !choice.shown)];
}

/** The choices with one of them a place further to the front, or to the back; those at the end stay. */
export function moved(choices: readonly ColumnChoice[], id: string, by: -1 | 1): ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.id === id);
  const beside = choices[from + by];
  const choice = choices[from];
  if (!choice || !beside?.shown) return [...choices];
  return choices.with(from, beside).with(from + by, choice);
}
