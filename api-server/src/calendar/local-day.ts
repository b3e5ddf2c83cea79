import type { LocalDay } from '@comptoir/api-contract/collection-state';

const HOUR = 3_600_000;

/** The day of a time zone (IANA name) that holds the moment `now`. */
export function localDay(timeZone: string, now = new Date()): LocalDay {
  const written = writer(timeZone);
  const begins = midnightBefore(now.getTime(), written);
  // Thirty hours later it is the next day, however long this one is.
  return { begins, ends: midnightBefore(begins + 30 * HOUR, written) - 1 };
}

type Writer = (moment: number) => { day: string; sinceMidnight: number };

function writer(timeZone: string): Writer {
  // Swedish writes a moment as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => {
    const [day = '', time = ''] = format.format(moment).split(' ');
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    return { day, sinceMidnight: (hours * 60 + minutes) * 60_000 + seconds * 1000 };
  };
}

function midnightBefore(moment: number, written: Writer): number {
  const { day, sinceMidnight } = written(moment);
  const guess = Math.floor(moment / 1000) * 1000 - sinceMidnight;
  const found = written(guess);
  if (found.day === day && found.sinceMidnight === 0) return guess;
  // The clock was changed in between: by one hour at most in the zones that people live in.
  const candidates = [guess - HOUR, guess + HOUR];
  const midnight = candidates.find((candidate) => isFirst(candidate, day, written));
  return midnight ?? guess;
}

function isFirst(candidate: number, day: string, written: Writer): boolean {
  return written(candidate).day === day && written(candidate - 1000).day !== day;
}
