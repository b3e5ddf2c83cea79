import type { Query } from '@tanstack/react-query';

/** Marks queries that fill an edit form. */
export const RECORD = 'record';

/**
 * True if a query fills an edit form. Changes by others do not replace input; the record's version detects them on
 * save.
 */
export function fillsForm({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[3] === RECORD;
}
