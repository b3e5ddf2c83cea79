import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { TRADE_LIST_LIMIT } from '@comptoir/api-contract/trades';
import { apiQuery, apiRowsQuery, patientQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import type { TotalsQuery } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages/messages';
import type { tradeFilters } from './trade-filters';

/** As many trades of a currency are read to find the last ones of a pair. */
const RECENT_TRADES = 100;

/** The trades of the selected office, newest first unless asked otherwise. */
export function useTrades(filters: ReturnType<typeof tradeFilters>, sort: MoneyOrder = 'newest') {
  // The call that comes with the page says no order.
  const page = { page: 1, limit: TRADE_LIST_LIMIT, ...filters, ...(sort !== 'newest' && { sort }) };
  return useOfficeQuery((place) => apiRowsQuery('listTrades', { query: { officeId: place?.officeId, ...page } }), {
    keepsRows: true,
  });
}

/** What all trades of the filter gave and received; those that were taken back did neither. */
export function useTradeTotals(filters: ReturnType<typeof tradeFilters>): TotalsQuery {
  const t = useMessages();
  const { data, error, refetch } = useOfficeQuery((place) =>
    patientQuery('sumTrades', { query: { officeId: place?.officeId, ...filters } }),
  );
  const totals = data?.map(({ currency, given, received }) => ({
    currency,
    figures: [
      { label: t('trade.given'), amount: given },
      { label: t('trade.received'), amount: received },
    ],
  }));
  return { data: totals, error, refetch };
}

/** One trade with its legs. */
export function useTrade(id: string) {
  return useQuery(apiQuery('getTrade', { params: { id } }));
}

/** The last trades from or into a currency, newest first; none while no currency is chosen. */
export function useRecentTrades(currency: CurrencyCode | '') {
  const page = { page: 1, limit: RECENT_TRADES, currency: currency || undefined };
  return useOfficeQuery((place) => apiQuery('listTrades', { query: { officeId: place?.officeId, ...page } }), {
    enabled: currency !== '',
  });
}
