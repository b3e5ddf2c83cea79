import { sql } from 'kysely';

export const UNAWAITED_MARK = '/* unawaited */';
export const BY_KEY_MARK = '/* by key */';

/** Whether a statement begins a transaction: with `begin`, or with more about it where it has a level of its own. */
export function beginsTransaction(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction');
}

/**
 * Put at the end of a statement of a transaction whose answer its author does not need. It may be sent together with the
 * statements after it, so that its failure shows with the next one that is waited for, at the latest with the commit.
 */
export const unawaited = sql.raw(UNAWAITED_MARK);

/**
 * Put at the end of a read that finds a few rows by their key, and that many requests ask for: one plan is right for all
 * values, so it is prepared like the statements of transactions.
 */
export const byKey = sql.raw(BY_KEY_MARK);
