import type { StoredItems } from './stored-items';
import type { OutboxItem } from './outbox-item';
import type { OutboxOptions } from './outbox-options';
import { isRefused, refusalOf } from './send-item';

type ItemSenderOptions = Pick<OutboxOptions, 'sendRecording' | 'sendFile' | 'renew'>;

/** Sends single recordings, and stores how far each one has got. */
export function createItemSender(kept: StoredItems, { sendRecording, sendFile, renew }: ItemSenderOptions) {
  const refusals = new Map<string, Error>();

  async function sendItem(found: OutboxItem): Promise<void> {
    if (found.state === 'waiting') {
      try {
        await sendRecording(found);
      } catch (error) {
        if (!isRefused(error)) throw error;
        refusals.set(found.id, error);
        return kept.write({ ...found, state: 'refused', refusal: refusalOf(error) });
      }
      // Another tab may have stored its files meanwhile.
      await kept.refresh();
      const booked = { ...found, files: filesOf(found), state: 'booked' } as const;
      await kept.write(booked);
      await renew();
      return sendFiles(booked);
    }
    return sendFiles(found);
  }

  function filesOf({ id, files }: OutboxItem): OutboxItem['files'] {
    return kept.known().find((item) => item.id === id)?.files ?? files;
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

  /** Sends what was recorded for one collection, in order; returns the first failure. */
  async function sendInOrder(items: readonly OutboxItem[]): Promise<unknown> {
    for (const item of items) {
      if (item.owner !== kept.owner()) return undefined;
      try {
        await sendItem(item);
      } catch (error) {
        return error ?? new Error('Unknown failure');
      }
    }
    return undefined;
  }

  return { refusals, sendInOrder };
}
