import { session } from '../session/session';

/** What was typed into forms that went away without being left: a crash, a session that ended. */
interface Draft {
  /** `sub` of the person who typed it. */
  owner: string;
  values: unknown;
  /** A draft that was sent lasts until the server took it. */
  status: 'typed' | 'sent';
}

const drafts = new Map<string, Draft>();

// Whoever signs out leaves nothing behind; a session that ends by itself may go on, also after somebody else's.
session.onEnd((reason, sub) => {
  if (reason !== 'signed-out') return;
  for (const [key, { owner }] of drafts) if (owner === sub) drafts.delete(key);
});

export function keepDraft(key: string, values: unknown): void {
  const current = session.get();
  if (current.status === 'signed-in') drafts.set(key, { owner: current.claims.sub, values, status: 'typed' });
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

/** What was typed is on its way to the server, which may still refuse it. */
export function sendDraft(key: string): void {
  const draft = drafts.get(key);
  if (draft) drafts.set(key, { ...draft, status: 'sent' });
}

/** The server took what was sent from the page at `path`. */
export function dropSentDrafts(path: string): void {
  for (const [key, { status }] of drafts) if (status === 'sent' && key.startsWith(`${path} `)) drafts.delete(key);
}
