import type { Collection } from '@comptoir/api-contract/collections';
import { hasMoreRows } from '@comptoir/api-contract/counted-rows';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { LEDGER_PAGE_SIZE, type LedgerPeriod, type LedgerStatementQuery } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { http } from '@comptoir/kernel/http';
import { apiQuery, apiRecordQuery, keepRowsOf, patientQuery, resourceKey } from '@comptoir/kernel/query';
import { useOfficeInCountry, useOfficeQuery } from '@comptoir/kernel/selection';
import type { CurrencyFigures, TotalsQuery } from '@comptoir/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCustody, usePosition } from '../cash/cash.queries';
import { useMessages } from '../messages/messages';
import type { LedgerFilters } from './ledger-filters';

/** Start of a page: its index from 0, for an older server, and the entry before it. */
interface LedgerPlace {
  page: number;
  after?: string;
}

const FIRST_PAGE: LedgerPlace = { page: 0 };

type LedgerPages = Pick<LedgerFilters, 'from' | 'to' | 'currency' | 'supplierId'> & { trade: 'true' | 'false' };

/**
 * Entries with trades, or without them for 'false' in the address. The first request is without trades, as specified;
 * only a period that has some is read again with them.
 */
export function useBook(filters: LedgerFilters, { trade, sort }: { trade: string; sort: MoneyOrder }) {
  const others = useLedger({ ...filters, trade: 'false' }, sort, trade !== 'true');
  const hasTrades = others.data !== undefined && others.data.hiddenTrades !== 0;
  const showsTrades = trade === 'true' || (trade !== 'false' && hasTrades);
  const all = useLedger({ ...filters, trade: 'true' }, sort, showsTrades);
  return { ...(showsTrades ? all : others), hidesTrades: trade === 'false' && hasTrades };
}

function useLedger(filters: LedgerPages, sort: MoneyOrder, isEnabled: boolean) {
  const place = useOfficeInCountry();
  const query = { officeId: place?.officeId, limit: LEDGER_PAGE_SIZE, ...filters, ...(sort !== 'newest' && { sort }) };
  return useInfiniteQuery({
    queryKey: [resourceKey('listGeneralLedger'), 'listGeneralLedger', query],
    queryFn: async ({ pageParam, signal }) =>
      (await http.call('listGeneralLedger', { query: { ...query, ...pageParam } }, { signal })).data,
    enabled: place !== undefined && isEnabled,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ generalLedgers, total }, pages, { page }) => {
      const after = generalLedgers.at(-1)?.id;
      const hasMore = hasMoreRows((page + 1) * LEDGER_PAGE_SIZE, total);
      return after !== undefined && hasMore ? { page: page + 1, after } : null;
    },
    select: ({ pages }) => ({
      rows: pages.flatMap(({ generalLedgers }) => generalLedgers),
      total: pages.at(-1)?.total ?? 0,
      hiddenTrades: pages[0]?.hiddenTrades,
    }),
    ...keepRowsOf(place?.officeId),
  });
}

/** Sums of the listed entries; `trade` as in the address. */
export function useLedgerTotals(filters: LedgerFilters, trade: string, enabled: boolean): TotalsQuery {
  const t = useMessages();
  const { data, error, refetch } = useOfficeQuery(
    (place) =>
      patientQuery('sumGeneralLedger', {
        query: { officeId: place?.officeId, ...filters, trade: trade === 'false' ? 'false' : 'true' },
      }),
    { enabled },
  );
  const totals = data?.map((sum): CurrencyFigures => ({
    currency: sum.currency,
    figures: [
      { label: t('moneyBook.in'), amount: sum.in, signed: true },
      { label: t('moneyBook.out'), amount: -sum.out, signed: true },
    ],
  }));
  return { data: totals, error, refetch };
}

/**
 * Opening balance, cash in and out, and closing balance of one currency, or of all with cash; for an open period also
 * the cash in bags, which is not in the balances.
 */
export function useBookTotals(
  { data, error, refetch }: ReturnType<typeof useLedgerPeriod>,
  { currency, isOpen }: { currency: CurrencyCode | undefined; isOpen: boolean },
): TotalsQuery {
  const t = useMessages();
  const bags = useBags(isOpen);
  const books = data?.filter((book) =>
    currency === undefined ? hasCash(book) || bags.has(book.currency) : book.currency === currency,
  );
  const totals = books?.map((book): CurrencyFigures => ({
    currency: book.currency,
    figures: [
      { label: t('moneyBook.opening'), amount: book.opening },
      { label: t('moneyBook.in'), amount: book.in, signed: true },
      { label: t('moneyBook.out'), amount: -book.out, signed: true },
      { label: t('moneyBook.closing'), amount: book.closing, main: true },
      ...(bags.has(book.currency) ? [{ label: t('moneyBook.bags'), amount: bags.get(book.currency) ?? 0 }] : []),
    ],
  }));
  return { data: totals, error, refetch };
}

/** False for a currency that an office neither holds nor moved. */
export function hasCash({ opening, closing, ...moved }: LedgerPeriod): boolean {
  return [opening, closing, moved.in, moved.out].some((amount) => amount !== 0);
}

/** Cash in the hands of collectors by currency; none in an office without custody. */
function useBags(enabled: boolean): ReadonlyMap<CurrencyCode, number> {
  const custody = useCustody({ enabled });
  const { data } = usePosition({ enabled: enabled && custody.data?.mode === 'CUSTODY' });
  return new Map(
    data?.flatMap(({ currency, hands }) => {
      const held = hands.reduce((sum, { amount }) => sum + toMinor(amount), 0n);
      return held === 0n ? [] : [[currency, fromMinor(held)] as const];
    }),
  );
}

/** Books of a period, one per currency. */
export function useLedgerPeriod({ from, to }: LedgerFilters) {
  return useOfficeQuery((place) => apiQuery('getLedgerPeriod', { query: { officeId: place?.officeId, from, to } }), {
    keepsRows: true,
  });
}

export function useStatement(period: Pick<LedgerStatementQuery, 'currency' | 'from' | 'to'>) {
  return useOfficeQuery((place) => apiQuery('getLedgerStatement', { query: { officeId: place?.officeId, ...period } }));
}

/** Recording and corrections of one collection. */
export function useEntriesOf({ id, officeId }: Pick<Collection, 'id' | 'officeId'>) {
  return useQuery(apiQuery('listGeneralLedger', { query: { officeId, collectionId: id } }));
}

export function useEntry(id: string) {
  return useOfficeQuery((place) =>
    apiQuery('getLedgerEntry', { params: { id }, query: { officeId: place?.officeId } }),
  );
}

export function useCollection(id: string) {
  return useQuery(apiRecordQuery('getCollection', { params: { id } }));
}
