import { instantOf, readMoment } from './moment-text';

const ALGIERS = 'Africa/Algiers';

test.each([
  ['2027-01-05T23:30:00Z', '2027-01-06', '00:30'],
  ['2027-01-05T23:30:00.000Z', '2027-01-06', '00:30'],
  ['2027-01-05T09:30+01:00', '2027-01-05', '09:30'],
  ['2027-01-05 09:30:00 -0500', '2027-01-05', '15:30'],
  ['2027-01-05T09:30', '2027-01-05', '09:30'],
  ['05/01/2027 09:30', '2027-01-05', '09:30'],
])('%s is %s at %s in Algiers', (text, day, time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  expect(readMoment(text, ALGIERS)).toEqual({ day, minutes: hours * 60 + minutes });
});

test.each(['2027-01-05T23:30:00+1', '2027-01-05T25:00Z', '2027-13-05T09:00Z', '2027-01-05Z'])(
  '%s is no moment',
  (text) => {
    expect(readMoment(text, ALGIERS)).toBeUndefined();
  },
);

test.each(['Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland'])('an instant stays the same in %s', (zone) => {
  const moment = readMoment('2027-07-05T23:30:00Z', zone);
  expect(moment && instantOf(moment, zone).toISOString()).toBe('2027-07-05T23:30:00.000Z');
});
