import type { QuarterHourSums } from './collection-totals.repository';
import { totalsByDay } from './totals-by-day';

const sums = (begins: string, more: Partial<QuarterHourSums> = {}): QuarterHourSums => ({
  begins: new Date(begins),
  currency: 'USD',
  collected: 10n,
  scheduled: 20n,
  collectedCount: 1,
  totalCount: 2,
  ...more,
});

it.each([
  ['UTC', '2026-11-19', '2026-11-19'],
  ['Africa/Algiers', '2026-11-19', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-20', '2026-11-20'],
])('in %s a quarter of an hour belongs to the day of that time zone', (timeZone, first, second) => {
  const totals = totalsByDay([sums('2026-11-19T18:15:00Z'), sums('2026-11-19T23:00:00Z')], timeZone);
  expect([totals.at(0)?.day, totals.at(-1)?.day]).toEqual([first, second]);
});

it('adds up each currency of a day, earliest day first, and never two currencies', () => {
  const totals = totalsByDay(
    [
      sums('2026-11-20T09:00:00Z'),
      sums('2026-11-19T09:00:00Z', { currency: 'DZD', collected: 0n, collectedCount: 0 }),
      sums('2026-11-19T08:00:00Z'),
      sums('2026-11-19T09:00:00Z', { scheduled: 1n }),
    ],
    'UTC',
  );
  expect(totals).toEqual([
    { day: '2026-11-19', currency: 'USD', collected: 0.2, scheduled: 0.21, collectedCount: 2, totalCount: 4 },
    { day: '2026-11-19', currency: 'DZD', collected: 0, scheduled: 0.2, collectedCount: 0, totalCount: 2 },
    { day: '2026-11-20', currency: 'USD', collected: 0.1, scheduled: 0.2, collectedCount: 1, totalCount: 2 },
  ]);
});

it('tells days apart across a change of the clocks', () => {
  const begins = ['2026-10-24T21:45:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:45:00Z', '2026-10-25T23:00:00Z'];
  const totals = totalsByDay(begins.map((each) => sums(each)).toReversed(), 'Europe/Paris');
  expect(totals.map(({ day, totalCount }) => [day, totalCount])).toEqual([
    ['2026-10-24', 2],
    ['2026-10-25', 4],
    ['2026-10-26', 2],
  ]);
});
