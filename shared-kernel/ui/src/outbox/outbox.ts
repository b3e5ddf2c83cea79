import { v7 as uuid } from 'uuid';
import type { Kept, StoredItems } from './stored-items';
import type { OutboxItem, Recorded } from './outbox-item';
import { changeOf, factOf } from './pick-up-of';
import type { OutboxOptions } from './outbox-options';
import { createSender } from './sender';

/** Outcome of a recording. `lost` means that it is in memory only, because the device could not store it. */
export type RecordOutcome =
  | { status: 'booked' }
  | { status: 'kept'; withoutFiles: boolean }
  | { status: 'refused'; error: Error; item: OutboxItem }
  | { status: 'lost'; error: Error };

/** Stores recordings and sends them until the server has confirmed them. */
export function createOutbox(own: StoredItems, options: OutboxOptions) {
  const { session, onKept, patience = 5_000 } = options;
  const sender = createSender(own, options);

  async function outcomeOf(item: OutboxItem, kept: Kept): Promise<RecordOutcome> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => (late = setTimeout(resolve, patience)));
    await Promise.race([sender.send(), waited]);
    clearTimeout(late);
    const now = own.known().find(({ id }) => id === item.id);
    if (!now || now.state === 'booked') return { status: 'booked' };
    if (now.state === 'refused') {
      return { status: 'refused', error: sender.refusalOf(item.id) ?? new Error(now.refusal?.message), item: now };
    }
    if (kept instanceof Error) return { status: 'lost', error: kept };
    return { status: 'kept', withoutFiles: kept === 'without files' };
  }

  session.subscribe(() => void own.refresh());
  void own.refresh();

  return {
    /** Unconfirmed recordings of the current user, oldest first; undefined until read. */
    items: { get: own.items.get, subscribe: own.items.subscribe },
    activity: { get: sender.activity.get, subscribe: sender.activity.subscribe },
    refresh: own.refresh,
    send: sender.send,
    nudge: sender.nudge,
    /** Stores a recording, then tries to send it. Resolves with the outcome, or after a few seconds. */
    record: async (input: Recorded): Promise<RecordOutcome> => {
      const sub = own.owner();
      if (sub === undefined) throw new Error('Nobody is signed in');
      const item = itemOf(input, sub);
      const kept = await own.keep(item);
      onKept?.();
      return outcomeOf(item, kept);
    },
    retry: async (id: string) => {
      const item = own.known().find((one) => one.id === id);
      if (!item) return;
      const { refusal: _refusal, ...open } = item;
      const files = item.files.map(({ refusal: _reason, ...file }) => file);
      await own.write({ ...open, files, state: item.state === 'refused' ? 'waiting' : item.state });
      await sender.send();
    },
    /** Removes a refused recording after the user has seen the reason. */
    acknowledge: own.remove,
  };
}

function itemOf(recorded: Recorded, owner: string): OutboxItem {
  const { collectionId, agency, currency, files } = recorded;
  const id = uuid();
  const recordedAt = new Date().toISOString();
  const fact = factOf(recorded);
  const body = recorded.fact ? changeOf(recorded.fact, currency) : recorded.body;
  return {
    id,
    owner,
    collectionId,
    agency,
    currency,
    files,
    recordedAt,
    ...(fact && { pickUp: { ...fact, id, collectionId, occurredAt: recordedAt, device: null } }),
    body: { ...body, recordedAt, recordingId: id },
    state: 'waiting',
  };
}
