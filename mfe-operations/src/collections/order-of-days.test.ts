import { collection } from '../testing/samples';
import { inOrderOfDays } from './order-of-days';

const planned = (id: string, moment: string, more: object = {}) => ({
  ...collection,
  id,
  scheduledCollectionDate: new Date(moment).toISOString(),
  ...more,
});

test('a day is ordered by hour, then by position in the round, and precedes the next day', () => {
  const anyTime = { hasTime: false };
  const byDate = [
    planned('last', '2026-11-20T00:00', anyTime),
    planned('third', '2026-11-20T00:00', { ...anyTime, roundPosition: 2 }),
    planned('first', '2026-11-20T09:30'),
    planned('second', '2026-11-20T17:45', { roundPosition: 1 }),
    planned('other', '2026-11-21T00:00', anyTime),
    planned('next', '2026-11-21T08:00'),
  ];
  expect(inOrderOfDays(byDate).map(({ id }) => id)).toEqual(['first', 'second', 'third', 'last', 'next', 'other']);
});

test('an empty list stays empty', () => {
  expect(inOrderOfDays([])).toEqual([]);
});
