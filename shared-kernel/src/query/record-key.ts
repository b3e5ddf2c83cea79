import type { Query } from '@tanstack/react-query';

/** Marks what an edit form was filled from. */
export const RECORD = 'record';

/**
 * Whether a query fills an edit form. What others change does not replace what somebody is typing; the record's
 * version tells when it is saved.
 */
export function fillsForm({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[3] === RECORD;
}
