import type { Trade } from '@comptoir/api-contract/trades';
import { trade } from '../testing/samples';
import { isUnusualRate, usualRates } from './usual-rate';

const pair = { oldCurrency: 'USD', newCurrency: 'DZD' } as const;
const at = (rate: number): Trade => ({ ...trade, rate });

test('the last five trades of the pair define the usual rate', () => {
  const trades = [134, 135, 133.5, 134.2, 134.1, 90].map(at);
  expect(usualRates(trades, pair)).toEqual({ last: 134, lowest: 133.5, highest: 135 });
});

test('trades of other pairs are ignored', () => {
  expect(usualRates([{ ...trade, newCurrency: 'EUR' }], pair)).toBeUndefined();
});

test('a reversed trade is ignored', () => {
  const reversal = { id: '560', date: trade.createdDate, reason: 'Typed wrong', by: 'Nadia Benali' };
  expect(usualRates([{ ...trade, reversal }], pair)).toBeUndefined();
});

test('a trade in the opposite direction is ignored: buying and selling rates differ', () => {
  const back: Trade = { ...trade, oldCurrency: 'DZD', newCurrency: 'USD', rate: 0.0075 };
  expect(usualRates([back], pair)).toBeUndefined();
  expect(usualRates([back, at(134)], pair)).toEqual({ last: 134, lowest: 134, highest: 134 });
});

test.each([
  [134, false],
  [127.3, false],
  [141.7, false],
  [127.29, true],
  [141.76, true],
  [1.2, true],
  [1345, true],
])('with 134 to 135 as usual, %d is far: %s', (rate, far) => {
  expect(isUnusualRate(rate, { last: 134, lowest: 134, highest: 135 })).toBe(far);
});
