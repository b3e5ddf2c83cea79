import { ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { createStore } from '@comptoir/kernel/store';
import { backOff } from './back-off';
import type { StoredItems } from './stored-items';
import { createItemSender } from './item-sender';
import type { OutboxOptions } from './outbox-options';
import type { OutboxItem } from './outbox-item';

/** `away`: the last attempt did not reach the server. */
export type OutboxActivity = 'idle' | 'sending' | 'away';

/** Collections sent at the same time. */
const MAX_CONCURRENT = 3;

/** Sends waiting recordings, those of a collection in order, and retries unanswered ones with a delay. */
export function createSender(kept: StoredItems, options: OutboxOptions) {
  const { alone, report } = options;
  const { refusals, sendInOrder } = createItemSender(kept, options);
  const activity = createStore<OutboxActivity>('idle');
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let wasUnreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(): Promise<void> {
    await kept.refresh();
    wasUnreachable = false;
    let isDone = true;
    let hasSent = false;
    const queues = byCollection(kept.known().filter(isUnsent));
    const sendNext = async (): Promise<void> => {
      const next = queues.shift();
      if (!next || wasUnreachable) return;
      const failure = await sendInOrder(next);
      if (failure === undefined) {
        hasSent = true;
        activity.set('sending');
      }
      isDone &&= failure === undefined;
      wasUnreachable ||= failure instanceof ConnectionError;
      return sendNext();
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, sendNext));
    // A poor connection that lets something through is retried soon.
    if (isDone || hasSent) failures = 0;
    if (!isDone) failures += 1;
    if (!isDone) timer = setTimeout(() => void send(), backOff(failures));
    void report?.(kept.known());
  }

  async function work(): Promise<void> {
    // Retries without a connection do not count as sending.
    if (!wasUnreachable && kept.known().some(isUnsent)) activity.set('sending');
    while (isAsked) {
      isAsked = false;
      clearTimeout(timer);
      await alone(sendAll);
    }
  }

  /** A call during sending triggers another run. */
  function send(): Promise<void> {
    isAsked = true;
    running ??= work().finally(() => {
      running = undefined;
      activity.set(wasUnreachable ? 'away' : 'idle');
    });
    return running;
  }

  return {
    activity,
    send,
    /** Retries what could not reach the server before. */
    nudge: () => {
      if (wasUnreachable && !running) void send();
    },
    refusalOf: (id: string) => refusals.get(id),
  };
}

function isUnsent({ state }: OutboxItem): boolean {
  return state !== 'refused';
}

function byCollection(items: readonly OutboxItem[]): OutboxItem[][] {
  const queues = new Map<string, OutboxItem[]>();
  for (const item of items) queues.set(item.collectionId, [...(queues.get(item.collectionId) ?? []), item]);
  return [...queues.values()];
}
