import { DAY_MS, HOUR_MS } from '../calendar/durations';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
/** Pauses vary by a fifth, so that receivers are not called all at once after an outage. */
const JITTER = 0.2;

/** Time for which an event is sent again; as long without any success, the webhook is switched off. */
export const GIVE_UP_MS = 3 * DAY_MS;

/** Pause after a number of failed attempts: 5 s, 20 s, 80 s, and so on up to 4 h. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** Math.min(attempts - 1, 12));
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}
