import { today } from '@comptoir/kernel/format';

let lastDay: string | undefined;

/** @param day 'YYYY-MM-DD' */
export function rememberDay(day: string | null): void {
  if (day !== null) lastDay = day;
}

/** Last planned day, or today when that is past. */
export function likelyDay(now: string = today()): string {
  return lastDay !== undefined && lastDay >= now ? lastDay : now;
}
