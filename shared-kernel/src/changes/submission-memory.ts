import { itemsOf, UNANSWERED, unsentItems } from '../session/unsent';
import { createStore } from '../store/store';
import type { Sending, SubmissionMemory } from './submission';

interface Written<Content> extends Sending<Content> {
  /** `sub` of the person who sent it. */
  owner: string;
}

/** What has no answer yet, and what it is about. */
export interface Unanswered<Content> extends Sending<Content> {
  subject: string;
}

/** How often something was written: what is read from the storage is as old as this. */
export const memoryVersion = createStore(0);

/** Under which name a submission is kept; with a subject it stands beside those about others. */
export function memoryName(call: string, subject?: string): string {
  return subject === undefined ? call : `${call} ${subject}`;
}

/** All that `owner` has sent with `call` about some subject and that has no answer. */
export function unansweredOf<Content>(
  call: string,
  owner: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
): Unanswered<Content>[] {
  const begin = UNANSWERED + memoryName(call, '');
  return itemsOf(storage)
    .filter((item) => item.startsWith(begin))
    .toSorted()
    .flatMap((item) => {
      const sending = tabMemory<Content>(item.slice(UNANSWERED.length), owner, storage).read();
      return sending ? [{ ...sending, subject: item.slice(begin.length) }] : [];
    });
}

/**
 * Keeps what `owner` is sending in the storage of the tab, so that a page that is reloaded meanwhile can send it again
 * under the same key. Not for what must not be written down, as a password.
 */
export function tabMemory<Content>(
  name: string,
  owner: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SubmissionMemory<Content> {
  const item = `${UNANSWERED}${name}`;
  return {
    read: () => {
      const written = parse<Content>(storage.getItem(item));
      return written?.owner === owner ? { content: written.content, key: written.key } : undefined;
    },
    write: (sending) => {
      if (sending) storage.setItem(item, JSON.stringify({ ...sending, owner } satisfies Written<Content>));
      else storage.removeItem(item);
      memoryVersion.set(memoryVersion.get() + 1);
    },
  };
}

/** Whoever signs out leaves nothing behind; what somebody else has sent stays theirs. */
export function forgetUnanswered(owner: string, storage: Storage): void {
  for (const item of unsentItems(owner, storage)) storage.removeItem(item);
  memoryVersion.set(memoryVersion.get() + 1);
}

function parse<Content>(text: string | null): Written<Content> | undefined {
  if (text === null) return undefined;
  try {
    // Only `write` writes there, and a name stands for one call of the contract.
    const written: Written<Content> = JSON.parse(text);
    return written;
  } catch {
    return undefined;
  }
}
