import { today } from '@comptoir/kernel/format';

let lastDay: string | undefined;

/** Remembers for which day ('YYYY-MM-DD') somebody planned last. */
export function rememberDay(day: string | null): void {
  if (day !== null) lastDay = day;
}

/** The day for which somebody will plan next, as far as one can tell: the last one, unless it is past; else today. */
export function likelyDay(now: string = today()): string {
  return lastDay !== undefined && lastDay >= now ? lastDay : now;
}
