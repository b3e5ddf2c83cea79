import { parseRule, ruleText } from '@comptoir/api-contract/recurrence-rule';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayAfter, dayOf, resolveLocalTime, shownAt } from './local-day';
import { lastOccurrence, occurrences, occurrencesBetween } from './recurrence';

/**
 * Occurrences found by python-dateutil for random rules (test/recurrence/make-rules.py): time zone, first day,
 * minutes after midnight, rule, days after the first one, and offsets of instants from midnight UTC with the
 * position where each begins.
 */
type Known = [string, string, number, string, number[], [number, number][]];

const known: Known[] = JSON.parse(readFileSync(path.resolve('api-server/test/recurrence/rules.json'), 'utf8'));

const LOOKED = { days: 400, named: 20 };

function rule(text: string) {
  const parsed = parseRule(text);
  if (!parsed) throw new Error(`${text} is not understood`);
  return parsed;
}

test('expands 2,000 rules in five time zones like python-dateutil', () => {
  expect(known).toHaveLength(2000);
  expect(new Set(known.map(([timeZone]) => timeZone)).size).toBe(5);
  const wrong = known.filter(([timeZone, start, minutes, text, days, moments]) => {
    const expected = days.map((after) => dayAfter(start, after));
    const found = occurrencesBetween(rule(text), start, start, dayAfter(start, LOOKED.days)).slice(0, LOOKED.named);
    const offsets = found.map(
      (day) => (resolveLocalTime(day, minutes, timeZone).getTime() - Date.parse(`${day}T00:00:00Z`)) / 60_000,
    );
    const known = expected.map((_, index) => moments.findLast(([from]) => from <= index)?.[1]);
    return JSON.stringify([found, offsets]) !== JSON.stringify([expected, known]);
  });
  expect(wrong.map(([timeZone, start, , text]) => [timeZone, start, text])).toEqual([]);
});

// python-dateutil intersects the two; RFC 5545 unites them.
test('combines weekdays with and without ordinals, as RFC 5545 says', () => {
  const days = occurrencesBetween(rule('FREQ=MONTHLY;BYDAY=MO,1TU'), '2026-12-01', '2026-12-01', '2026-12-31');
  expect(days).toEqual(['2026-12-01', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
});

test('serialises a parsed rule unchanged', () => {
  for (const [, , , text] of known) expect(parseRule(ruleText(rule(text)))).toEqual(rule(text));
});

test.each([
  'FREQ=YEARLY',
  'FREQ=WEEKLY;WKST=SU',
  'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYMONTHDAY=3',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270230',
  'FREQ=DAILY;UNTIL=20270101T000000Z',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=DAILY;',
  'RRULE:FREQ=DAILY',
  'INTERVAL=2',
  '',
])('rejects %s', (text) => {
  expect(parseRule(text)).toBeUndefined();
});

test('finds the last day by COUNT or UNTIL, or none', () => {
  expect(lastOccurrence(rule('FREQ=WEEKLY;BYDAY=MO;COUNT=3'), '2026-11-24')).toBe('2026-12-14');
  expect(lastOccurrence(rule('FREQ=DAILY;UNTIL=20261130'), '2026-11-24')).toBe('2026-11-30');
  expect(lastOccurrence(rule('FREQ=DAILY'), '2026-11-24')).toBeNull();
  expect(lastOccurrence(rule('FREQ=DAILY;UNTIL=20261101'), '2026-11-24')).toBeUndefined();
  expect(lastOccurrence(rule('FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1'), '2026-11-24')).toBeUndefined();
  expect([...occurrences(rule('FREQ=MONTHLY;COUNT=3'), '2026-12-31')]).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
  ]);
});

test.each([
  [
    'Europe/Paris',
    '2026-03-29',
    150,
    '2026-03-29T01:00:00.000Z',
    'a time that is leapt over is the end of the leap, 03:00',
  ],
  ['Europe/Paris', '2026-10-25', 150, '2026-10-25T00:30:00.000Z', 'of a time that is there twice the first is meant'],
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z', 'a midnight that is leapt over is 01:00'],
  ['Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:30:00.000Z', 'a leap may be of half an hour'],
])('in %s on %s, %d minutes after midnight is %s: %s', (timeZone, day, minutes, moment) => {
  expect(resolveLocalTime(day, minutes, timeZone).toISOString()).toBe(moment);
});

test('expands a daily series to each day at its local time, unless the clock skips it', () => {
  const zones = fc.constantFrom(
    'Africa/Algiers',
    'Europe/Paris',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
  );
  fc.assert(
    fc.property(
      zones,
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 3650 }),
      (timeZone, minutes, after) => {
        const start = dayAfter('2024-01-01', after);
        for (const day of occurrencesBetween(rule('FREQ=DAILY;INTERVAL=7'), start, start, dayAfter(start, 400))) {
          const moment = resolveLocalTime(day, minutes, timeZone);
          const shown = (shownAt(moment, timeZone) - Date.parse(`${day}T00:00:00Z`)) / 60_000;
          expect(dayOf(moment, timeZone)).toBe(day);
          expect(shown).toBeGreaterThanOrEqual(minutes);
          // The instant is the first one: a millisecond earlier the clock shows less.
          expect(shownAt(new Date(moment.getTime() - 1), timeZone) - Date.parse(`${day}T00:00:00Z`)).toBeLessThan(
            minutes * 60_000,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
