import type { Collection } from '@comptoir/api-contract/collections';
import { collection } from '../testing/samples';
import { agencyStates } from './agency-states';
import { amountsByCurrency, countCollected, countsByDay, firstCompleteDay } from './collection-totals';

const collected: Collection = { ...collection, status: 'COLLECTED', collectedAmount: 0.2, scheduledAmount: 0.2 };
const withIssues: Collection = { ...collected, status: 'COLLECTED_WITH_ISSUES', collectedAmount: 0.1 };
const planned: Collection = { ...collection, scheduledAmount: 100.05 };

test('both collected states count as collected', () => {
  expect(countCollected([collected, withIssues, planned])).toEqual({ collected: 2, total: 3 });
});

test('each currency has its own totals, exact to the cent', () => {
  const euros: Collection = { ...planned, currency: 'EUR' };
  expect(amountsByCurrency([collected, withIssues, planned, euros])).toEqual([
    { currency: 'EUR', collected: 0, scheduled: 100.05 },
    { currency: 'DZD', collected: 0.3, scheduled: 100.45 },
  ]);
});

test('every day of the period is there, also one without a collection', () => {
  const on = (day: string, of: Collection): Collection => ({
    ...of,
    scheduledCollectionDate: new Date(`${day}T23:30`).toISOString(),
  });
  const days = countsByDay([on('2026-11-18', collected), on('2026-11-20', planned)], '2026-11-18', '2026-11-20');
  expect(days).toEqual([
    { day: '2026-11-18', collected: 1, total: 1 },
    { day: '2026-11-19', collected: 0, total: 0 },
    { day: '2026-11-20', collected: 0, total: 1 },
  ]);
});

test('an agency shows the state that needs attention most', () => {
  expect(agencyStates([collected, planned, withIssues])).toEqual([
    { agency: collection.agency, status: 'UNCOLLECTED' },
  ]);
});

test('a day of which collections are missing is not counted', () => {
  const oldest: Collection = { ...planned, scheduledCollectionDate: new Date('2026-11-18T10:00').toISOString() };
  expect(firstCompleteDay([planned, oldest], 2, '2026-10-22')).toBe('2026-10-22');
  expect(firstCompleteDay([planned, oldest], 3, '2026-10-22')).toBe('2026-11-19');
});
