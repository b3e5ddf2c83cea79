import {
  dayOf,
  endOfDay,
  firstWeekday,
  formatDate,
  formatDateTime,
  formatLongDate,
  instantAt,
  monthsAfter,
  officePlace,
  startOfDay,
  timeOf,
  today,
  zoneName,
} from './index';

// At least three of these differ from the time zone of the machine.
const ZONES = ['Africa/Algiers', 'Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

const inOffice = (timeZone: string) => officePlace.set({ timeZone, country: 'DZ' });

afterEach(() => officePlace.set(undefined));

test.each([
  ['Africa/Algiers', '2027-07-15T08:30:00.000Z'],
  ['Europe/Paris', '2027-07-15T07:30:00.000Z'],
  ['America/Los_Angeles', '2027-07-15T16:30:00.000Z'],
  ['Pacific/Auckland', '2027-07-14T21:30:00.000Z'],
])('09:30 in an office of %s is %s, and is shown as 09:30 there', (zone, instant) => {
  inOffice(zone);
  expect(instantAt('2027-07-15', '09:30')).toBe(instant);
  expect([dayOf(instant), timeOf(instant), formatDateTime(instant)]).toEqual([
    '2027-07-15',
    '09:30',
    '15/07/2027 09:30',
  ]);
});

test.each([
  ['Africa/Algiers', '2026-11-28', '2026-11-28'],
  ['Europe/Paris', '2026-11-28', '2026-11-28'],
  ['America/Los_Angeles', '2026-11-27', '2026-11-27'],
  ['Pacific/Auckland', '2026-11-28', '2026-11-28'],
])('half an hour after midnight in Algiers it is %s of %s', (zone, day) => {
  inOffice(zone);
  expect(today(new Date('2026-11-27T23:30:00Z'))).toBe(day);
});

test.each(ZONES)('in %s each moment of a year is within the bounds of its day', (zone) => {
  inOffice(zone);
  for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 1); moment += 6.5 * 3600_000) {
    const day = today(new Date(moment));
    const [begins, ends] = [startOfDay(day) ?? '', endOfDay(day) ?? ''];
    expect(Date.parse(begins)).toBeLessThanOrEqual(moment);
    expect(Date.parse(ends)).toBeGreaterThanOrEqual(moment);
    expect([dayOf(begins), dayOf(ends)]).toEqual([day, day]);
  }
});

test.each([
  ['the leap', 'Europe/Paris', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '03:30'],
  ['the first of the two', 'Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '02:30'],
  ['the leap', 'Pacific/Auckland', '2026-09-27', '02:30', '2026-09-26T14:30:00.000Z', '03:30'],
  ['the first of the two', 'America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z', '01:30'],
])('where clocks change it is after %s, in %s on %s at %s', (_, zone, day, time, instant, shown) => {
  inOffice(zone);
  expect(instantAt(day, time)).toBe(instant);
  expect(timeOf(instant)).toBe(shown);
});

test('a day without a midnight begins after its clock change', () => {
  inOffice('Asia/Beirut');
  expect(startOfDay('2027-03-28')).toBe('2027-03-27T22:00:00.000Z');
  expect(timeOf('2027-03-27T22:00:00.000Z')).toBe('01:00');
});

test('a day without a time is the same in all offices', () => {
  for (const zone of ZONES) {
    inOffice(zone);
    expect([formatDate('2026-11-05'), formatLongDate('2026-11-05')]).toEqual([
      '05/11/2026',
      'Thursday, 5 November 2026',
    ]);
  }
});

test('a time zone has a place and its offset from UTC', () => {
  const winter = new Date('2026-11-27T12:00:00Z');
  expect(zoneName('Africa/Algiers', winter)).toBe('Algiers (UTC+1)');
  expect(zoneName('America/Los_Angeles', winter)).toBe('Los Angeles (UTC\u22128)');
  expect(zoneName('Asia/Kathmandu', winter)).toBe('Kathmandu (UTC+5:45)');
  expect(zoneName('UTC', winter)).toBe('UTC');
});

test('adding months clamps to the last day of the month', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-01-15', -1)).toBe('2025-12-15');
});

test('a week begins as in the country of the office, and on Monday without one', () => {
  expect(['DZ', 'FR', 'US'].map((country) => firstWeekday(country))).toEqual([6, 1, 0]);
  expect(firstWeekday()).toBe(1);
});
