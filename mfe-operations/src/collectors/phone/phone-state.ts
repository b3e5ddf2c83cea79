import type { FieldDevice } from '@comptoir/api-contract/field-devices';
import type { Tone } from '@comptoir/ui';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** Age after which unsent pick-ups are worth a file, in days. */
const OLD_DAYS = 5;
/** Smaller differences of the clock are not shown, in minutes. */
const OFF_MINUTES = 10;

type Unsent = Pick<FieldDevice, 'oldestUnsentAt' | 'ended'>;

/** Age of what a phone has not sent: `late` after a day, `old` after five. */
export function ageOf({ oldestUnsentAt, ended }: Unsent, now = Date.now()): 'none' | 'new' | 'late' | 'old' {
  if (oldestUnsentAt === null || ended !== null) return 'none';
  const age = now - Date.parse(oldestUnsentAt);
  if (age > OLD_DAYS * DAY_MS) return 'old';
  return age > DAY_MS ? 'late' : 'new';
}

export function toneOf(devices: readonly Unsent[], now = Date.now()): Tone {
  const ages = new Set(devices.map((device) => ageOf(device, now)));
  if (ages.has('old')) return 'danger';
  return ages.has('late') ? 'warning' : 'neutral';
}

/** Minutes by which a clock is wrong; 0 for a small difference. */
export function minutesOff(clockOffsetMs: number): number {
  const minutes = Math.round(Math.abs(clockOffsetMs) / MINUTE_MS);
  return minutes > OFF_MINUTES ? minutes : 0;
}
