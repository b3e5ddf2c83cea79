import type { Sending, SubmissionMemory } from './submission';

interface Written<Content> extends Sending<Content> {
  /** `sub` of the person who sent it. */
  owner: string;
}

const PREFIX = 'unanswered ';

/**
 * Keeps what `owner` is sending in the storage of the tab, so that a page that is reloaded meanwhile can send it again
 * under the same key. Not for what must not be written down, as a password.
 */
export function tabMemory<Content>(
  name: string,
  owner: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SubmissionMemory<Content> {
  const item = `${PREFIX}${name}`;
  return {
    read: () => {
      const written = parse<Content>(storage.getItem(item));
      return written?.owner === owner ? { content: written.content, key: written.key } : undefined;
    },
    write: (sending) => {
      if (sending) storage.setItem(item, JSON.stringify({ ...sending, owner } satisfies Written<Content>));
      else storage.removeItem(item);
    },
  };
}

/** Whoever signs out leaves nothing behind. */
export function forgetUnanswered(storage: Storage): void {
  for (const item of Object.keys(storage)) if (item.startsWith(PREFIX)) storage.removeItem(item);
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
