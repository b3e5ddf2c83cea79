import type { SupplierExpenses } from '@comptoir/api-contract/summaries';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Includes suppliers shared with the office; disabled without an office. */
export function useSuppliers() {
  return useOfficeQuery((place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }));
}

/** Expenses of this month and the last one by supplier, an entry for each currency. */
export function useSupplierExpenses(): ReadonlyMap<string, SupplierExpenses[]> {
  const query = useOfficeQuery((place) => apiQuery('listSupplierExpenses', { query: { officeId: place?.officeId } }));
  const data = useOwnCurrencyFirst(query.data);
  return useMemo(() => {
    const bySupplier = new Map<string, SupplierExpenses[]>();
    for (const expenses of data ?? []) {
      bySupplier.set(expenses.supplierId, [...(bySupplier.get(expenses.supplierId) ?? []), expenses]);
    }
    return bySupplier;
  }, [data]);
}

/** Includes suppliers shared with the office. */
export function useArchivedSuppliers(search: string) {
  return useOfficeQuery(
    (place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId, search, archived: 'true' } }),
    { keepsRows: true },
  );
}

export function useSupplier(id: string) {
  return useQuery(apiRecordQuery('getSupplier', { params: { id } }));
}
