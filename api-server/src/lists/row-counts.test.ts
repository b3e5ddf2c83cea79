import { RowCounts } from './row-counts';

test('counts rows once per list state', async () => {
  const counts = new RowCounts();
  const count = jest.fn(() => Promise.resolve(7));
  expect([await counts.get('state 1', count), await counts.get('state 1', count)]).toEqual([7, 7]);
  expect(count).toHaveBeenCalledTimes(1);
  await counts.get('state 2', count);
  expect(count).toHaveBeenCalledTimes(2);
});
