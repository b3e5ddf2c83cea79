import { sql } from 'kysely';

export const UNAWAITED_MARK = '/* unawaited */';
export const BY_KEY_MARK = '/* by key */';

/** Matches `begin`, with or without an isolation level. */
export function beginsTransaction(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction');
}

/**
 * Marks a statement whose answer is not needed. It is sent with the following ones; its failure appears with the
 * next awaited answer, at the latest with the commit.
 */
export const unawaited = sql.raw(UNAWAITED_MARK);

/** Marks a frequent read of few rows by key: one plan suits all values, so it is prepared. */
export const byKey = sql.raw(BY_KEY_MARK);
