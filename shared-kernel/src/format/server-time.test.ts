import { clockError, compareClock, serverNow } from './server-time';

const HOUR_MS = 3600_000;
const SERVER = Date.UTC(2026, 10, 27, 15);

/** The clock of this computer shows so much more than the server's; an answer comes after a while. */
function answerOf(error: number, { took = 200 } = {}) {
  const sent = SERVER + error;
  jest.spyOn(Date, 'now').mockReturnValue(sent + took);
  compareClock(new Date(SERVER).toUTCString(), sent);
}

afterEach(() => answerOf(0));

test.each([13, -13, 2 * 365 * 24, -2 * 365 * 24])('a clock that is %i hours ahead is known from an answer', (hours) => {
  answerOf(hours * HOUR_MS);
  expect(Math.round(clockError() / HOUR_MS)).toBe(hours);
  expect(Math.abs(serverNow() - SERVER)).toBeLessThan(1000);
  // A page that opens next judges by it before any answer.
  expect(Math.round(Number(localStorage.getItem('clockError')) / HOUR_MS)).toBe(hours);
});

test('half a minute comes from the way, and is no error', () => {
  answerOf(30_000);
  expect(clockError()).toBe(0);
});

test('a clock that was set right is right again with the next answer', () => {
  answerOf(13 * HOUR_MS);
  answerOf(0);
  expect(clockError()).toBe(0);
  expect(localStorage.getItem('clockError')).toBeNull();
});

test('an answer over which the computer slept says nothing', () => {
  answerOf(0, { took: 2 * HOUR_MS });
  expect(clockError()).toBe(0);
});

test('an answer without a date says nothing', () => {
  compareClock(null, Date.now());
  expect(clockError()).toBe(0);
});
