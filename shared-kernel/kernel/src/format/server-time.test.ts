import { clockError, compareClock, serverNow } from './server-time';

const HOUR_MS = 3600_000;
const SERVER = Date.UTC(2026, 10, 27, 15);

/** Simulates an answer while the clock of this computer is `error` ahead of the server's. */
function answerOf(error: number, { took = 200 } = {}) {
  const sent = SERVER + error;
  jest.spyOn(Date, 'now').mockReturnValue(sent + took);
  compareClock(new Date(SERVER).toUTCString(), sent);
}

afterEach(() => answerOf(0));

test.each([13, -13, 2 * 365 * 24, -2 * 365 * 24])(
  'a clock that is %i hours ahead is detected from an answer',
  (hours) => {
    answerOf(hours * HOUR_MS);
    expect(Math.round(clockError() / HOUR_MS)).toBe(hours);
    expect(Math.abs(serverNow() - SERVER)).toBeLessThan(1000);
    // The next page uses it before its first answer.
    expect(Math.round(Number(localStorage.getItem('clockError')) / HOUR_MS)).toBe(hours);
  },
);

test('half a minute is latency, not an error', () => {
  answerOf(30_000);
  expect(clockError()).toBe(0);
});

test('a corrected clock is accepted with the next answer', () => {
  answerOf(13 * HOUR_MS);
  answerOf(0);
  expect(clockError()).toBe(0);
  expect(localStorage.getItem('clockError')).toBeNull();
});

test('an answer received after the computer slept is ignored', () => {
  answerOf(0, { took: 2 * HOUR_MS });
  expect(clockError()).toBe(0);
});

test('an answer without a date is ignored', () => {
  compareClock(null, Date.now());
  expect(clockError()).toBe(0);
});
