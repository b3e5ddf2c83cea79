import { farAmount } from './far-amount';

test.each([
  [100n, 199n, undefined],
  [100n, 200n, 'above'],
  [63_500_000n, 635_000_000n, 'above'],
  [100n, 50n, undefined],
  [101n, 50n, 'below'],
  [100n, 0n, 'below'],
  [0n, 635_000_000n, undefined],
  [0n, 0n, undefined],
  [100n, 100n, undefined],
])('%p scheduled, %p recorded: %p', (scheduled, recorded, far) => {
  expect(farAmount(scheduled, recorded)).toBe(far);
});
