import { setTimeout as pause } from 'node:timers/promises';

/** Time zones of the demo's offices. */
const ZONES = ['Africa/Algiers', 'Europe/Paris', 'Europe/London'];
/** Length of a usual test, in milliseconds. */
const TEST_MS = 60_000;

/** Dates of an instant in the time zones of the demo, as `2026-11-30 2026-11-30 2026-11-29`. */
export function demoDays(instant = Date.now()): string {
  return ZONES.map((timeZone) => new Intl.DateTimeFormat('sv', { timeZone }).format(instant)).join(' ');
}

/** Waits for a midnight that a test would cross: the demo has cash of today, and none of the next day. */
export async function untilDaysLast(): Promise<void> {
  while (demoDays() !== demoDays(Date.now() + TEST_MS)) await pause(1000);
}
