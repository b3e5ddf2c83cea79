import type { OutboxItem } from './outbox-item';

/** In milliseconds. Older recordings are worth a file. */
const OLD_MS = 5 * 24 * 3_600_000;

/** True if a recording waits for more than five days. */
export function isOldRecording({ state, recordedAt }: OutboxItem, now = Date.now()): boolean {
  return state !== 'booked' && now - Date.parse(recordedAt) > OLD_MS;
}
