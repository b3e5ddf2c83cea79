import { session } from '../session/session';

/** What was typed into forms that went away without being left: a crash, a session that ended. */
interface Draft {
  /** `sub` of the person who typed it. */
  owner: string;
  values: unknown;
}

const drafts = new Map<string, Draft>();

// Whoever signs out leaves nothing behind; a session that ends by itself may go on.
session.onEnd((reason) => {
  if (reason === 'signed-out') drafts.clear();
});

export function keepDraft(key: string, values: unknown): void {
  const current = session.get();
  if (current.status === 'signed-in') drafts.set(key, { owner: current.claims.sub, values });
}

/** The values kept under `key`, if the signed-in person typed them. */
export function draftOf(key: string): unknown {
  const current = session.get();
  const draft = drafts.get(key);
  return current.status === 'signed-in' && draft?.owner === current.claims.sub ? draft.values : undefined;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}
