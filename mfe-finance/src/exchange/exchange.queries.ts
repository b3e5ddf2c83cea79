import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { TRADE_LIST_LIMIT } from '@comptoir/api-contract/trades';
import { apiQuery, apiRowsQuery } from '@comptoir/shared-kernel/query';
import { useOfficeQuery } from '@comptoir/shared-kernel/selection';
import { useQuery } from '@tanstack/react-query';
import type { tradeFilters } from './trade-filters';

/** As many trades of a currency are read to find the last ones of a pair. */
const RECENT_TRADES = 100;

/** The trades of the selected office, newest first. */
export function useTrades(filters: ReturnType<typeof tradeFilters>) {
  const page = { page: 1, limit: TRADE_LIST_LIMIT, ...filters };
  return useOfficeQuery((place) => apiRowsQuery('listTrades', { query: { officeId: place?.officeId, ...page } }), {
    keepsRows: true,
  });
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
