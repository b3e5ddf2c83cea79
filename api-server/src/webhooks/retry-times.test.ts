import { GIVE_UP_MS, pauseAfter } from './retry-times';

test('an event is sent again after pauses that grow up to four hours, for about three days', () => {
  const pauses: number[] = [];
  for (let waited = 0; waited < GIVE_UP_MS; waited += pauses.at(-1) ?? 0)
    pauses.push(pauseAfter(pauses.length + 1, () => 0.5));
  expect(pauses.slice(0, 4)).toEqual([5_000, 20_000, 80_000, 320_000]);
  expect(pauses.at(-1)).toBe(14_400_000);
  expect(pauses).toHaveLength(24);
});

test('pauses differ by chance by a fifth', () => {
  expect([pauseAfter(1, () => 0), pauseAfter(1, () => 1)]).toEqual([4_000, 6_000]);
});
