import { instantOf, readMoment, readTimeCell } from './moment-text';

const ALGIERS = 'Africa/Algiers';

test.each([
  ['2027-01-05T23:30:00Z', '2027-01-06', '00:30'],
  ['2027-01-05T23:30:00.000Z', '2027-01-06', '00:30'],
  ['2027-01-05T09:30+01:00', '2027-01-05', '09:30'],
  ['2027-01-05 09:30:00 -0500', '2027-01-05', '15:30'],
  ['2027-01-05T09:30', '2027-01-05', '09:30'],
  ['05/01/2027 09:30', '2027-01-05', '09:30'],
  ['05/01/2027 9h30', '2027-01-05', '09:30'],
  ['05/01/2027, 9:30 AM', '2027-01-05', '09:30'],
  ['05-Jan-2027 12:05 am', '2027-01-05', '00:05'],
  ['mardi 5 janvier 2027 à 14 h', '2027-01-05', '14:00'],
  ['Tuesday, January 5th, 2027 at 2 p.m.', '2027-01-05', '14:00'],
  ['الثلاثاء، ٥ يناير ٢٠٢٧ ٩:٣٠ ص', '2027-01-05', '09:30'],
])('reads %s as %s at %s in Algiers', (text, day, time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  expect(readMoment(text, ALGIERS)).toEqual({ day, minutes: hours * 60 + minutes });
});

test.each(['2027-01-05T23:30:00+1', '2027-01-05T25:00Z', '2027-13-05T09:00Z', '2027-01-05Z'])(
  'rejects %s as a moment',
  (text) => {
    expect(readMoment(text, ALGIERS)).toBeUndefined();
  },
);

test.each(['Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland'])('keeps an instant unchanged in %s', (zone) => {
  const moment = readMoment('2027-07-05T23:30:00Z', zone);
  expect(moment && instantOf(moment, zone).toISOString()).toBe('2027-07-05T23:30:00.000Z');
});

test.each([
  ['05-Jan-2027', '2027-01-05'],
  ['5 janv. 2027', '2027-01-05'],
  ['le 1er févr. 2027', '2027-02-01'],
  ['Jan 5, 2027', '2027-01-05'],
  ['5 juil 27', '2027-07-05'],
  ['5 جانفي 2027', '2027-01-05'],
  ['5 كانون الثاني 2027', '2027-01-05'],
  ['mar. 5/1/2027', '2027-01-05'],
  ['5 jui 2027', undefined],
  ['5 ma 2027', undefined],
  ['31 février 2027', undefined],
  ['0027-01-05', '0027-01-05'],
])('reads %s as the day %s', (text, day) => {
  expect(readMoment(text, ALGIERS)).toEqual(day && { day, minutes: null });
});

test.each([
  ['09:30', 570],
  ['9h', 540],
  ['9 h 05', 545],
  ['9:30:15', 570],
  ['0.395833333333333', 570],
  ['12:00 AM', 0],
  ['13:00 PM', undefined],
  ['930', undefined],
  ['24:00', undefined],
])('reads a separate time cell: %s as %s', (text, minutes) => {
  expect(readTimeCell(text)).toBe(minutes);
});

test('reads long text in linear time', () => {
  const began = performance.now();
  for (const text of ['9 h ', '1/1/2027 ', 'à a ', ', ', ' : ']) readMoment(text.repeat(2000), ALGIERS);
  expect(performance.now() - began).toBeLessThan(100);
});
