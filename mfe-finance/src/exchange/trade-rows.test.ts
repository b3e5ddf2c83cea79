import { trade } from '../testing/samples';
import { tradeRows } from './trade-rows';

const reversal = { id: '560', date: '2026-11-06T08:00:00.000Z', reason: 'Typed twice', by: 'Nadia Benali' };

test('a trade is one line', () => {
  expect(tradeRows([trade])).toMatchObject([{ kind: 'trade', given: { amount: 100 }, received: { amount: 13_450 } }]);
});

test('the counter-entry is beside its trade, with swapped amounts', () => {
  expect(tradeRows([{ ...trade, reversal }])).toMatchObject([
    {
      kind: 'counter',
      date: reversal.date,
      given: { amount: 13_450, currency: 'DZD' },
      received: { amount: 100, currency: 'USD' },
    },
    { kind: 'trade' },
  ]);
});

test('no two lines share a key', () => {
  const keys = tradeRows([
    { ...trade, reversal },
    { ...trade, id: '13' },
  ]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
