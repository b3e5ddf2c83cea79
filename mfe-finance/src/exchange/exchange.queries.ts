import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { TRADE_LIST_LIMIT } from '@comptoir/api-contract/trades';
import { apiQuery, apiRowsQuery, keepRowsOf } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { tradeFilters } from './trade-filters';

/** As many trades of a currency are read to find the last ones of a pair. */
const RECENT_TRADES = 100;

/** The trades of the selected office, newest first. */
export function useTrades(filters: ReturnType<typeof tradeFilters>) {
  const place = useOfficeInCountry();
  const query = apiRowsQuery('listTrades', {
    query: { officeId: place?.officeId, page: 1, limit: TRADE_LIST_LIMIT, ...filters },
  });
  return useQuery({ ...query, ...(place ? {} : { queryFn: skipToken }), ...keepRowsOf(place?.officeId) });
}

/** One trade with its legs. */
export function useTrade(id: string) {
  return useQuery(apiQuery('getTrade', { params: { id } }));
}

/** The last trades from or into a currency, newest first; none while no currency is chosen. */
export function useRecentTrades(currency: CurrencyCode | '') {
  const place = useOfficeInCountry();
  const query = apiQuery('listTrades', {
    query: { officeId: place?.officeId, page: 1, limit: RECENT_TRADES, currency: currency || undefined },
  });
  return useQuery(place && currency ? query : { ...query, queryFn: skipToken });
}
