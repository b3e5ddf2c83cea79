import { RowCounts } from './row-counts';

test('rows are counted once for each state of their list', async () => {
  const counts = new RowCounts();
  const count = jest.fn(() => Promise.resolve(7));
  expect([await counts.get('state 1', count), await counts.get('state 1', count)]).toEqual([7, 7]);
  expect(count).toHaveBeenCalledTimes(1);
  await counts.get('state 2', count);
  expect(count).toHaveBeenCalledTimes(2);
});
