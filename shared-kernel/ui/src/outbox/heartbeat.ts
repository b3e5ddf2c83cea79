import type { ExportKey, Heartbeat, HeartbeatAnswer } from '@comptoir/api-contract/field-devices';
import { isAnswered } from '@comptoir/kernel/internal/http';
import { describeDevice, measureClock } from './device';
import type { OutboxItem } from './outbox-item';

const EVERY_MS = 300_000;
const EXPORT_KEY = 'comptoir.export-key';

interface HeartbeatOptions {
  send: (heartbeat: Heartbeat) => Promise<HeartbeatAnswer>;
  /** Runs when the server says that the device was ended. */
  onEnded: () => void;
}

/** Reports the device to the office every five minutes, and when the number of unsent recordings changes. */
export function createHeartbeat({ send, onEnded }: HeartbeatOptions) {
  let sentAt = Number.NEGATIVE_INFINITY;
  let sent: number | undefined;
  let sender: string | undefined;

  return async (person: string, left: readonly OutboxItem[]): Promise<void> => {
    if (person !== sender) [sentAt, sent, sender] = [Number.NEGATIVE_INFINITY, undefined, person];
    const unsent = left.filter(({ state }) => state !== 'booked');
    const now = Date.now();
    if (unsent.length === sent && now - sentAt < EVERY_MS) return;
    const oldestUnsentAt = unsent[0]?.recordedAt ?? null;
    const heartbeat = { ...describeDevice(), deviceTime: new Date(now).toISOString(), unsent: unsent.length };
    try {
      const { serverTime, state, exportKey } = await send({ ...heartbeat, oldestUnsentAt });
      measureClock(serverTime, now, Date.now());
      keepExportKey(exportKey);
      [sentAt, sent] = [now, unsent.length];
      if (state === 'ended') onEnded();
    } catch (error) {
      // Retried with the next attempt to send; one that was answered, later.
      if (isAnswered(error)) [sentAt, sent] = [now, unsent.length];
    }
  };
}

/** Key of the deployment for export files, as the last heartbeat showed it. */
export function exportKey(): ExportKey | undefined {
  const known = localStorage.getItem(EXPORT_KEY);
  return known === null ? undefined : JSON.parse(known);
}

function keepExportKey(key: ExportKey): void {
  localStorage.setItem(EXPORT_KEY, JSON.stringify(key));
}
