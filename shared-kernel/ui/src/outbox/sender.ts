import { ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { backOff } from './back-off';
import type { KeptItems } from './kept-items';
import type { OutboxOptions } from './outbox-options';
import type { OutboxItem } from './outbox-item';
import { isRefused, refusalOf } from './send-item';

/** Sends waiting recordings one by one, and retries unanswered ones with a delay. */
export function createSender(kept: KeptItems, { sendRecording, sendFile, alone, renew }: OutboxOptions) {
  const refusals = new Map<string, Error>();
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let wasUnreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendItem(found: OutboxItem): Promise<void> {
    if (found.state === 'waiting') {
      try {
        await sendRecording(found);
      } catch (error) {
        if (!isRefused(error)) throw error;
        refusals.set(found.id, error);
        return kept.write({ ...found, state: 'refused', refusal: refusalOf(error) });
      }
      await kept.write({ ...found, state: 'booked' });
      await renew();
    }
    return sendFiles(found);
  }

  async function sendFiles(found: OutboxItem): Promise<void> {
    let left = found.files;
    for (const file of found.files) {
      if (file.refusal) continue;
      const rest = await sendFile(found.collectionId, file);
      left = left.flatMap((one) => (one === file ? (rest ?? []) : one));
      if (left.length > 0) await kept.write({ ...found, state: 'booked', files: left });
    }
    if (left.length > 0) return undefined;
    if (found.files.length > 0) await renew();
    return kept.remove(found.id);
  }

  async function sendAll(): Promise<void> {
    await kept.refresh();
    wasUnreachable = false;
    let isDone = true;
    for (const item of kept.known()) {
      if (item.state === 'refused' || item.owner !== kept.owner()) continue;
      try {
        await sendItem(item);
      } catch (error) {
        isDone = false;
        wasUnreachable = error instanceof ConnectionError;
        if (wasUnreachable) break;
      }
    }
    failures = isDone ? 0 : failures + 1;
    if (!isDone) timer = setTimeout(() => void send(), backOff(failures));
  }

  async function work(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      clearTimeout(timer);
      await alone(sendAll);
    }
  }

  /** A call during sending triggers another run. */
  function send(): Promise<void> {
    isAsked = true;
    running ??= work().finally(() => (running = undefined));
    return running;
  }

  return {
    send,
    /** Retries what could not reach the server before. */
    nudge: () => {
      if (wasUnreachable && !running) void send();
    },
    refusalOf: (id: string) => refusals.get(id),
  };
}
