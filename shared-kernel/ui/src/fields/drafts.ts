import { session } from '@comptoir/kernel/internal/session/session';

/** Input of forms that closed unexpectedly, by a crash or the end of the session. */
interface Draft {
  owner: string;
  values: unknown;
  /** A sent draft is kept until the server accepts it. */
  status: 'typed' | 'sent';
}

const drafts = new Map<string, Draft>();

// A user who signs out leaves no drafts; a session that expires may be resumed, also after another user's.
session.onEnd((reason, sub) => {
  if (reason !== 'signed-out') return;
  for (const [key, { owner }] of drafts) if (owner === sub) drafts.delete(key);
});

export function keepDraft(key: string, values: unknown): void {
  const current = session.get();
  if (current.status === 'signed-in') drafts.set(key, { owner: current.claims.sub, values, status: 'typed' });
}

/** Values under `key`, if they belong to the current user. */
export function draftOf(key: string): unknown {
  const current = session.get();
  const draft = drafts.get(key);
  return current.status === 'signed-in' && draft?.owner === current.claims.sub ? draft.values : undefined;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Marks a draft as sent; the server may still refuse it. */
export function sendDraft(key: string): void {
  const draft = drafts.get(key);
  if (draft) drafts.set(key, { ...draft, status: 'sent' });
}

/** Drops drafts sent from the page at `path`, which the server has accepted. */
export function dropSentDrafts(path: string): void {
  for (const [key, { status }] of drafts) if (status === 'sent' && key.startsWith(`${path} `)) drafts.delete(key);
}
