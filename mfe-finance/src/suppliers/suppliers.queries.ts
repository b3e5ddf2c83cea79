import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { SupplierExpenses } from '@comptoir/api-contract/summaries';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import type { TotalsQuery } from '@comptoir/ui';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';

/** Includes suppliers shared with the office; disabled without an office. */
export function useSuppliers() {
  return useOfficeQuery((place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }));
}

const useExpenses = () =>
  useOfficeQuery((place) => apiQuery('listSupplierExpenses', { query: { officeId: place?.officeId } }));

/** Expenses of this month and the last one by supplier, an entry for each currency. */
export function useSupplierExpenses(): ReadonlyMap<string, SupplierExpenses[]> {
  const query = useExpenses();
  const data = useOwnCurrencyFirst(query.data);
  return useMemo(() => {
    const bySupplier = new Map<string, SupplierExpenses[]>();
    for (const expenses of data ?? []) {
      if (expenses.supplierId === null) continue;
      bySupplier.set(expenses.supplierId, [...(bySupplier.get(expenses.supplierId) ?? []), expenses]);
    }
    return bySupplier;
  }, [data]);
}

/** Expenses of the office by currency, and those without a supplier among them. */
export function useSupplierTotals(): TotalsQuery {
  const t = useMessages();
  const { data, error, refetch } = useExpenses();
  const totals = useMemo(() => {
    const figureOf = (rows: readonly SupplierExpenses[], month: 'thisMonth' | 'lastMonth') => ({
      label: t(`supplier.${month}`),
      column: month,
      amount: fromMinor(rows.reduce((sum, { [month]: amount }) => sum + toMinor(amount), 0n)),
    });
    const figuresOf = (rows: readonly SupplierExpenses[]) => [figureOf(rows, 'thisMonth'), figureOf(rows, 'lastMonth')];
    return [...new Set(data?.map(({ currency }) => currency))].flatMap((currency) => {
      const rows = data?.filter((each) => each.currency === currency) ?? [];
      const without = figuresOf(rows.filter(({ supplierId }) => supplierId === null));
      const hasPart = without.some(({ amount }) => amount !== 0);
      return [
        ...(hasPart ? [{ part: t('supplier.without'), currency, figures: without }] : []),
        { currency, figures: figuresOf(rows) },
      ];
    });
  }, [data, t]);
  return { data: data && totals, error, refetch };
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
