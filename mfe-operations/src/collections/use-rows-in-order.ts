import type { Collection } from '@comptoir/api-contract/collections';
import { useMemo } from 'react';
import { inOrderOfDays } from './order-of-days';

/** By date, each day is ordered as it is worked. */
export function useRowsInOrder(rows: readonly Collection[] | undefined, isByDate: boolean) {
  return useMemo(() => (rows && isByDate ? inOrderOfDays(rows) : rows), [rows, isByDate]);
}
