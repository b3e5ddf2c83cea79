import { collectionState, type LocalDay } from './collection-state';

const today: LocalDay = { begins: Date.parse('2026-11-21T23:00:00Z'), ends: Date.parse('2026-11-22T22:59:59.999Z') };

it.each([
  ['2026-11-21T22:59:59.999Z', 'late'],
  ['2026-11-21T23:00:00Z', 'due'],
  ['2026-11-22T22:59:59.999Z', 'due'],
  ['2026-11-22T23:00:00Z', 'planned'],
] as const)('an open collection of %s is %s', (scheduledCollectionDate, state) => {
  expect(collectionState({ status: 'UNCOLLECTED', scheduledCollectionDate }, today)).toBe(state);
});

it.each([
  ['COLLECTED', 'collected'],
  ['COLLECTED_WITH_ISSUES', 'issues'],
  ['UNCOLLECTED_WITH_ISSUES', 'issues'],
] as const)('%s is %s on every day', (status, state) => {
  expect(collectionState({ status, scheduledCollectionDate: '2020-01-01T00:00:00Z' }, today)).toBe(state);
});
