import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { neighbour, daysOfView } from './board-days';
import { reuseRows } from './board.queries';
import { columnsOfDay, columnsOfWeek, newCount, UNASSIGNED } from './columns';
import { afterMoves, inverseOf, isMovable, moveOf } from './moves';

const amel = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel' };
const bilal = { id: '01890000-0000-7000-8000-0000000000c2', name: 'Bilal' };
const days = ['2026-11-24'];

function collection(id: string, moment: string, more: Partial<BoardCollection> = {}): BoardCollection {
  return {
    id,
    version: 1,
    status: 'UNCOLLECTED',
    agency: `Agency ${id}`,
    collectorId: amel.id,
    collector: amel.name,
    scheduledCollectionDate: new Date(moment).toISOString(),
    hasTime: true,
    roundPosition: null,
    scheduledAmount: 10.1,
    currency: 'EUR',
    ...more,
  };
}

const idsOf = (columns: readonly { key: string; collections: readonly BoardCollection[] }[]) =>
  Object.fromEntries(columns.map(({ key, collections }) => [key, collections.map(({ id }) => id)]));

test('a week starts with its day, and pages by seven days', () => {
  const week = daysOfView('week', '2026-11-29');
  expect([week[0], week[1], week.at(-1), week.length]).toEqual(['2026-11-29', '2026-11-30', '2026-12-05', 7]);
  expect(daysOfView('week', neighbour('week', '2026-11-29', 1))[0]).toBe('2026-12-06');
  expect(daysOfView('day', neighbour('day', '2026-11-30', 1))).toEqual(['2026-12-01']);
});

test('a pick-up is in the column of its collector, and amounts are added by currency to the cent', () => {
  const columns = columnsOfDay(
    [
      collection('1', '2026-11-24T00:00'),
      collection('2', '2026-11-24T23:59', { scheduledAmount: 0.2 }),
      collection('3', '2026-11-24T10:00', { collectorId: 'left', currency: 'DZD' }),
      collection('4', '2026-11-25T00:00'),
    ],
    { days, collectors: [amel, bilal], unassigned: 'Unassigned' },
  );
  expect(idsOf(columns)).toEqual({ [UNASSIGNED]: ['3'], [amel.id]: ['1', '2'], [bilal.id]: [] });
  expect(columns.map(({ sums }) => sums)).toEqual([
    [{ currency: 'DZD', amount: 10.1 }],
    [{ currency: 'EUR', amount: 10.3 }],
    [],
  ]);
  expect(columns.map(({ target }) => target?.collector?.name)).toEqual([undefined, 'Amel', 'Bilal']);
});

test('collections at a time come first, then those at any time, then collected ones', () => {
  const collections = [
    collection('1', '2026-11-24T08:00', { status: 'COLLECTED' }),
    collection('2', '2026-11-24T09:00', { hasTime: false }),
    collection('3', '2026-11-24T10:00'),
    collection('4', '2026-11-24T11:00', { status: 'COLLECTED_WITH_ISSUES' }),
    collection('5', '2026-11-24T12:00'),
  ];
  const columns = columnsOfWeek(collections, { days, collector: '', language: 'en' });
  expect(idsOf(columns)).toEqual({ '2026-11-24': ['3', '5', '2', '1', '4'] });
});

test('a week can show a single collector', () => {
  const collections = [
    collection('1', '2026-11-24T09:00'),
    collection('2', '2026-11-24T09:00', { collectorId: bilal.id }),
  ];
  const columns = columnsOfWeek(collections, { days, collector: bilal.id, language: 'en' });
  expect(idsOf(columns)).toEqual({ '2026-11-24': ['2'] });
});

test('sums of a column have their collected part once a pick-up is collected', () => {
  const collected = { at: '2026-11-24T09:00:00.000Z', by: null, amount: 7.5 };
  const [column] = columnsOfWeek(
    [
      collection('1', '2026-11-24T08:00', { status: 'COLLECTED_WITH_ISSUES', collected }),
      collection('2', '2026-11-24T09:00', { status: 'COLLECTED' }),
      collection('3', '2026-11-24T10:00', { currency: 'DZD' }),
    ],
    { days, collector: '', language: 'en' },
  );
  expect(column?.sums).toEqual([
    { currency: 'EUR', amount: 20.2, collected: 17.6 },
    { currency: 'DZD', amount: 10.1, collected: 0 },
  ]);
});

test('a move recounts only the two affected columns', () => {
  const collections = ['2026-11-23T09:00', '2026-11-24T09:00', '2026-11-25T09:00'].map((at, index) =>
    collection(`${index}`, at),
  );
  const week = { days: ['2026-11-23', '2026-11-24', '2026-11-25'], collector: '', language: 'en' };
  const count = newCount();
  const before = columnsOfWeek(collections, week, count);
  const move = collections[0] && moveOf(collections[0], { day: '2026-11-24' });
  const after = columnsOfWeek(afterMoves(collections, move ? [move] : []), week, count);
  expect(after.map(({ sums }) => sums[0]?.amount)).toEqual([undefined, 20.2, 10.1]);
  expect(after.map(({ sums }, index) => sums === before[index]?.sums)).toEqual([false, false, true]);
});

test('a collector clashes with two places in the same minute, not on the same day', () => {
  const at = '2026-11-24T09:30';
  const collections = [
    collection('1', at),
    collection('2', at),
    collection('3', at, { collectorId: bilal.id }),
    collection('4', at, { hasTime: false }),
    collection('5', at, { status: 'COLLECTED' }),
  ];
  const [week] = columnsOfWeek(collections, { days, collector: '', language: 'en' });
  expect([...(week?.clashing ?? [])].toSorted()).toEqual(['1', '2']);
  const ofDay = columnsOfDay(collections, { days, collectors: [amel], unassigned: 'Unassigned' });
  expect(ofDay.map(({ clashing }) => [...clashing].toSorted())).toEqual([[], ['1', '2']]);
});

test('a move to another day keeps the time of day, and a move within a column is no move', () => {
  const before = collection('1', '2026-11-24T09:30');
  const move = moveOf(before, { day: '2026-11-26' });
  expect(move).toMatchObject({
    version: 1,
    change: { scheduledCollectionDate: new Date('2026-11-26T09:30').toISOString() },
  });
  expect(moveOf(before, { day: '2026-11-24' })).toBeUndefined();
  expect(moveOf(before, { collector: amel })).toBeUndefined();
  expect(moveOf(before, { collector: bilal })?.change).toEqual({ collectorId: bilal.id });
});

test('the inverse of a move restores exactly the changed fields', () => {
  const before = collection('1', '2026-11-24T09:30', { status: 'UNCOLLECTED_WITH_ISSUES' });
  const toBilal = moveOf(before, { collector: bilal });
  const toThursday = moveOf(before, { day: '2026-11-26' });
  expect(toBilal && inverseOf(toBilal, 'UNCOLLECTED_WITH_ISSUES')).toEqual({ collectorId: amel.id });
  expect(toThursday && inverseOf(toThursday, 'UNCOLLECTED')).toEqual({
    scheduledCollectionDate: before.scheduledCollectionDate,
    status: 'UNCOLLECTED_WITH_ISSUES',
  });
});

test('a moving pick-up is shown in its target, ordered by time, and stays once it is undone', () => {
  const collections = [collection('1', '2026-11-24T08:00'), collection('2', '2026-11-24T09:00')];
  const [first] = collections;
  const moves = [{ day: '2026-11-25' }, { collector: bilal }].map((target) => first && moveOf(first, target));
  const after = afterMoves(
    collections,
    moves.filter((move) => move !== undefined),
  );
  expect(after.map(({ id }) => id)).toEqual(['2', '1']);
  expect(after[1]).toMatchObject({
    collector: 'Bilal',
    scheduledCollectionDate: new Date('2026-11-25T08:00').toISOString(),
  });
  expect(afterMoves(collections, [])).toBe(collections);
});

test.each([
  ['UNCOLLECTED', true],
  ['UNCOLLECTED_WITH_ISSUES', true],
  ['COLLECTED', false],
  ['COLLECTED_WITH_ISSUES', false],
] as const)('%s can be moved: %s', (status, movable) => {
  expect(isMovable({ status })).toBe(movable);
});

test('a reloaded board keeps unchanged rows and replaces those of another version or name', () => {
  const [same, moved, renamed] = ['1', '2', '3'].map((id) => collection(id, '2026-11-24T08:00'));
  const [first, second, third] = reuseRows(
    [same, moved, renamed].filter((known) => known !== undefined),
    [
      collection('1', '2026-11-24T08:00'),
      collection('2', '2026-11-24T08:00', { version: 2 }),
      collection('3', '2026-11-24T08:00', { agency: 'Renamed' }),
    ],
  );
  expect(first).toBe(same);
  expect(second?.version).toBe(2);
  expect(third?.agency).toBe('Renamed');
});
