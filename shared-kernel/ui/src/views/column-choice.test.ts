import type { Column } from '../components/list/column';
import { chosenColumns } from '../components/list/chosen-columns';
import { choicesOf, moved, namesOf, withShown } from './column-choice';

const column = (id: string, narrow?: 'title' | 'actions'): Column<never> => ({
  id,
  title: id,
  minWidth: 10,
  cell: () => null,
  ...(narrow && { narrow }),
});
const columns = [column('date'), column('name', 'title'), column('city'), column('buttons', 'actions')];
const shown = (chosen?: string) => chosenColumns(columns, chosen).map(({ id }) => id);

test('a list shows the chosen columns in order, with the identifying column and its buttons', () => {
  expect(shown('city,date')).toEqual(['name', 'city', 'date', 'buttons']);
  expect(shown('city,name')).toEqual(['city', 'name', 'buttons']);
  expect(shown('buttons,city,city')).toEqual(['name', 'city', 'buttons']);
});

test('a list without a valid choice shows its default columns', () => {
  for (const chosen of [undefined, '', 'gone', 'buttons']) {
    expect(shown(chosen)).toEqual(['date', 'name', 'city', 'buttons']);
  }
});

test('a hidden column is shown again at the end; the identifying one cannot be hidden', () => {
  const choices = choicesOf(columns, undefined);
  const without = withShown(choices, 'date', false);
  expect(namesOf(without)).toBe('name,city');
  expect(namesOf(withShown(without, 'date', true))).toBe('name,city,date');
  expect(namesOf(withShown(choices, 'name', false))).toBe('date,name,city');
});

test('a column moves among the visible ones only', () => {
  const choices = choicesOf(columns, 'date,name');
  expect(namesOf(moved(choices, 'name', -1))).toBe('name,date');
  expect(namesOf(moved(choices, 'name', 1))).toBe('date,name');
  expect(namesOf(moved(choices, 'date', -1))).toBe('date,name');
});
