import { withColumns } from './chosen-columns';
import type { ExportLayout } from './export-answer';

const layout: ExportLayout<{ id: string }> = {
  language: 'en',
  timeZone: 'UTC',
  name: 'trades',
  columns: [
    { title: 'Number', width: 1, of: ['number'] },
    { title: 'Currency', width: 1, of: ['amount', 'balance'] },
    { title: 'Amount', width: 1, of: ['amount'] },
    { title: 'Balance', width: 1, of: ['balance'] },
    { title: 'Reason', width: 1 },
  ],
  cells: ({ id }) => [id, 'USD', '1', '2', 'why'],
};

const titles = (names?: string) => withColumns(layout, names).columns.map(({ title }) => title);

test('a file has the columns of the list in its order, each once, with all that belongs to them', () => {
  expect(titles('balance,amount,number')).toEqual(['Currency', 'Balance', 'Amount', 'Number']);
  expect(withColumns(layout, 'balance,number').cells({ id: '7' })).toEqual(['USD', '2', '7']);
});

test('a file has all columns when none is asked for, or none that there is', () => {
  expect(titles()).toHaveLength(5);
  expect(titles('agency')).toHaveLength(5);
  expect(titles('')).toHaveLength(5);
});
