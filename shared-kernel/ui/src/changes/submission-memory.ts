import { itemsOf, UNANSWERED, unsentItems } from '@comptoir/kernel/internal/session/unsent';
import { createStore } from '@comptoir/kernel/store';
import type { Sending, SubmissionMemory } from './submission';

interface Written<Content> extends Sending<Content> {
  /** `sub` of the user who sent it. */
  owner: string;
}

/** A submission without an answer, and its subject. */
export interface Unanswered<Content> extends Sending<Content> {
  subject: string;
}

/** Counts writes; snapshots of the storage are cached by it. */
export const memoryVersion = createStore(0);

export function memoryName(call: string, subject?: string): string {
  return subject === undefined ? call : `${call} ${subject}`;
}

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
 * Keeps a submission in `sessionStorage`, so that the page can resend it under the same key after a reload. Not for
 * secrets such as passwords.
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

/** Removes the submissions of `owner` on sign-out; those of other users stay. */
export function forgetUnanswered(owner: string, storage: Storage): void {
  for (const item of unsentItems(owner, storage)) storage.removeItem(item);
  memoryVersion.set(memoryVersion.get() + 1);
}

function parse<Content>(text: string | null): Written<Content> | undefined {
  if (text === null) return undefined;
  try {
    // Only `write` writes these keys, each for one call of the contract.
    const written: Written<Content> = JSON.parse(text);
    return written;
  } catch {
    return undefined;
  }
}
