import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { collection } from '../testing/samples';
import { roundOf, type RoundStops } from './round';

const at = (moment: string) => new Date(moment).toISOString();
const today: LocalDay = { begins: Date.parse(at('2026-11-24T00:00')), ends: Date.parse(at('2026-11-24T23:59:59.999')) };
const none: RoundStops = { late: [], planned: [], reported: [], collected: [] };

function stop(id: string, day: string, more: Partial<Collection> = {}): Collection {
  return { ...collection, id, scheduledCollectionDate: at(`${day}T09:30`), ...more };
}

function report(day: string): Partial<Collection> {
  const note = { note: 'Closed', role: 'COLLECTOR' as const, author: 'Amel Cherif', createdDate: at(`${day}T10:00`) };
  return { status: 'UNCOLLECTED_WITH_ISSUES', unansweredIssue: true, collectionNotes: [note] };
}

function collected(day: string, more: Partial<Collection> = {}): Partial<Collection> {
  return { status: 'COLLECTED', collectedAmount: 100, actualCollectionDate: at(`${day}T10:00`), ...more };
}

function idsOf(lists: Partial<RoundStops>) {
  const { late, today: due, tomorrow, done } = roundOf({ ...none, ...lists }, today);
  const ids = (stops: readonly Collection[]) => stops.map(({ id }) => id);
  return { late: ids(late), today: ids(due), tomorrow: ids(tomorrow), done: ids(done) };
}

test('today and tomorrow keep the order of the round', () => {
  const planned = [stop('3', '2026-11-25'), stop('1', '2026-11-24'), stop('2', '2026-11-24')];
  expect(idsOf({ planned })).toEqual({ late: [], today: ['1', '2'], tomorrow: ['3'], done: [] });
});

test('late stops are ordered by day, then by position in the round', () => {
  const late = [
    stop('4', '2026-11-23'),
    stop('3', '2026-11-23', { roundPosition: 2, hasTime: false, scheduledCollectionDate: at('2026-11-23T18:00') }),
    stop('2', '2026-11-23', { roundPosition: 1 }),
    stop('1', '2026-11-20'),
  ];
  expect(idsOf({ late })).toMatchObject({ late: ['1', '2', '3', '4'] });
});

test('a late stop collected today is done today, once', () => {
  const late = stop('1', '2026-11-20', collected('2026-11-24'));
  const due = stop('2', '2026-11-24', { ...collected('2026-11-24'), actualCollectionDate: at('2026-11-24T11:00') });
  expect(idsOf({ planned: [due], collected: [late, due] })).toMatchObject({ today: [], done: ['2', '1'] });
});

test('a missed stop is done for the day, and returns once the office has answered', () => {
  const closed = stop('1', '2026-11-24', report('2026-11-24'));
  const old = stop('2', '2026-11-20', report('2026-11-24'));
  expect(idsOf({ planned: [closed], reported: [old] })).toMatchObject({ late: [], today: [], done: ['1', '2'] });
  const answered = [closed, old].map((one) => ({ ...one, unansweredIssue: false }));
  expect(idsOf({ planned: answered.slice(0, 1), reported: answered.slice(1) })).toMatchObject({
    late: ['2'],
    today: ['1'],
    done: [],
  });
});

test('a stop reported on another day, or collected with issues, is not part of today', () => {
  const reported = [
    stop('1', '2026-11-20', report('2026-11-21')),
    stop('2', '2026-11-20', { ...collected('2026-11-20'), status: 'COLLECTED_WITH_ISSUES' }),
  ];
  expect(idsOf({ reported })).toEqual({ late: [], today: [], tomorrow: [], done: [] });
});

test('the stops of an earlier day are late, and its cash is not of today', () => {
  const planned = [stop('1', '2026-11-23'), stop('2', '2026-11-24')];
  const lists = { planned, collected: [stop('3', '2026-11-23', collected('2026-11-23'))] };
  expect(idsOf(lists)).toEqual({ late: ['1'], today: ['2'], tomorrow: [], done: [] });
  expect(roundOf({ ...none, ...lists }, today).collected).toEqual([]);
});
