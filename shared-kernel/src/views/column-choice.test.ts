import type { Column } from '../ui/list/column';
import { chosenColumns } from '../ui/list/chosen-columns';
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

test('a list shows the columns that are chosen, in their order, with the one that names the record and its buttons', () => {
  expect(shown('city,date')).toEqual(['name', 'city', 'date', 'buttons']);
  expect(shown('city,name')).toEqual(['city', 'name', 'buttons']);
  expect(shown('buttons,city,city')).toEqual(['name', 'city', 'buttons']);
});

test('a list without a choice, or with one of columns that there are not, shows its own', () => {
  for (const chosen of [undefined, '', 'gone', 'buttons']) {
    expect(shown(chosen)).toEqual(['date', 'name', 'city', 'buttons']);
  }
});

test('a column is taken away and put back at the end; the one that names the record stays', () => {
  const choices = choicesOf(columns, undefined);
  const without = withShown(choices, 'date', false);
  expect(namesOf(without)).toBe('name,city');
  expect(namesOf(withShown(without, 'date', true))).toBe('name,city,date');
  expect(namesOf(withShown(choices, 'name', false))).toBe('date,name,city');
});

test('a column moves past those that are shown, and not beyond them', () => {
  const choices = choicesOf(columns, 'date,name');
  expect(namesOf(moved(choices, 'name', -1))).toBe('name,date');
  expect(namesOf(moved(choices, 'name', 1))).toBe('date,name');
  expect(namesOf(moved(choices, 'date', -1))).toBe('date,name');
});
