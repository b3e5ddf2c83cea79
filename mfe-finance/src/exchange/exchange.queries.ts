import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { TRADE_LIST_LIMIT } from '@comptoir/api-contract/trades';
import { apiQuery, apiRowsQuery, patientQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import type { CurrencyFigures, TotalsQuery } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages/messages';
import type { tradeFilters } from './trade-filters';

/** Number of trades read to find the last ones of a pair. */
const RECENT_TRADES = 100;

export function useTrades(filters: ReturnType<typeof tradeFilters>, sort: MoneyOrder = 'newest') {
  // Must match the preloaded request, which has no order.
  const page = { page: 1, limit: TRADE_LIST_LIMIT, ...filters, ...(sort !== 'newest' && { sort }) };
  return useOfficeQuery((place) => apiRowsQuery('listTrades', { query: { officeId: place?.officeId, ...page } }), {
    keepsRows: true,
  });
}

/** Reversed trades are not counted. */
export function useTradeTotals(filters: ReturnType<typeof tradeFilters>): TotalsQuery {
  const t = useMessages();
  const { data, error, refetch } = useOfficeQuery((place) =>
    patientQuery('sumTrades', { query: { officeId: place?.officeId, ...filters } }),
  );
  const totals = data?.map(({ currency, given, received }): CurrencyFigures => ({
    currency,
    figures: [
      { label: t('trade.given'), amount: given, column: 'given' },
      { label: t('trade.received'), amount: received, column: 'received' },
      {
        label: t('trade.net'),
        amount: fromMinor(toMinor(received) - toMinor(given)),
        signed: true,
        main: true,
        column: 'rate',
        named: true,
      },
    ],
  }));
  return { data: totals, error, refetch };
}

export function useTrade(id: string) {
  return useQuery(apiQuery('getTrade', { params: { id } }));
}

/** Newest first; disabled without a currency. */
export function useRecentTrades(currency: CurrencyCode | '') {
  const page = { page: 1, limit: RECENT_TRADES, currency: currency || undefined };
  return useOfficeQuery((place) => apiQuery('listTrades', { query: { officeId: place?.officeId, ...page } }), {
    enabled: currency !== '',
  });
}
