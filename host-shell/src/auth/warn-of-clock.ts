import { clockError } from '@comptoir/kernel/format';
import { currentLanguage, localeOf } from '@comptoir/kernel/i18n';
import { toast } from '@comptoir/kernel/toast';
import type { useShellMessages } from '../messages/messages';

/** Usual inaccuracy of clocks, in milliseconds. */
const TOLERANCE_MS = 5 * 60_000;

const UNITS = [
  ['year', 365 * 24 * 3600_000],
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
] as const;

/** Warns at sign-in that the clock of the computer is wrong. */
export function warnOfClock(t: ReturnType<typeof useShellMessages>): void {
  const error = clockError();
  if (Math.abs(error) < TOLERANCE_MS) return;
  const time = durationText(Math.abs(error), currentLanguage());
  toast({ title: t(error > 0 ? 'clock.ahead' : 'clock.behind', { time }), description: t('clock.text') });
}

/** A duration in its largest unit: '13 hours'. */
function durationText(milliseconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, length]) => milliseconds >= length) ?? ['minute', 60_000];
  const written = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' });
  return written.format(Math.round(milliseconds / size));
}
