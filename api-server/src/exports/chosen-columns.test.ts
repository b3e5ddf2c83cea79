import { withColumns } from './chosen-columns';
import type { ExportLayout } from './export-layout';

const layout: ExportLayout<{ id: string }> = {
  language: 'en',
  timeZone: 'UTC',
  name: 'trades',
  columns: [
    { title: 'Number', width: 1, of: ['number'], cell: ({ id }) => id },
    { title: 'Currency', width: 1, of: ['amount', 'balance'], cell: () => 'USD' },
    { title: 'Amount', width: 1, of: ['amount'], cell: () => '1' },
    { title: 'Balance', width: 1, of: ['balance'], cell: () => '2' },
    { title: 'Reason', width: 1, cell: () => 'why' },
  ],
};

const titles = (names?: string) => withColumns(layout, names).columns.map(({ title }) => title);

test('selects list columns in order, once each, with related ones', () => {
  expect(titles('balance,amount,number')).toEqual(['Currency', 'Balance', 'Amount', 'Number']);
  expect(withColumns(layout, 'balance,number').columns.map(({ cell }) => cell({ id: '7' }))).toEqual(['USD', '2', '7']);
});

test('has all columns by default, and for unknown names', () => {
  expect(titles()).toHaveLength(5);
  expect(titles('agency')).toHaveLength(5);
  expect(titles('')).toHaveLength(5);
});
