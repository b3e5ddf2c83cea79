import { v4 as uuid } from 'uuid';

/** Names each submission of a form: the same content keeps its name until it is answered. */
export interface Submission {
  /** The idempotency key for sending `content`. */
  keyFor: (content: unknown) => string;
  /** The submission was answered; the next one is new, even with the same content. */
  settle: () => void;
}

export function createSubmission(): Submission {
  let pending: { content: string; key: string } | undefined;
  return {
    keyFor: (value) => {
      const content = JSON.stringify(value);
      if (pending?.content !== content) pending = { content, key: uuid() };
      return pending.key;
    },
    settle: () => {
      pending = undefined;
    },
  };
}
