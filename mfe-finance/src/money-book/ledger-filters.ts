import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { endOfDay, startOfDay, today } from '@comptoir/kernel/format';

/** Filters in the address; the book starts with today. Trades are left out with 'false'. */
export function ledgerDefaults() {
  return { from: today(), to: '', currency: '', trade: '', supplier: '', sort: '' };
}

export type LedgerState = ReturnType<typeof ledgerDefaults>;

const UUID = /^[0-9a-f-]{36}$/i;

/** Filters of the API; an invalid value counts as no filter. */
export function ledgerFilters({
  from,
  to,
  currency,
  supplier,
}: Pick<LedgerState, 'from' | 'to' | 'currency' | 'supplier'>) {
  const only = CURRENCY_CODES.find((code) => code === currency);
  return {
    from: startOfDay(from),
    to: endOfDay(to),
    ...(only && { currency: only }),
    ...(UUID.test(supplier) && { supplierId: supplier }),
  };
}

export type LedgerFilters = ReturnType<typeof ledgerFilters>;

/** False for a period that ended before today. */
export function isOpenPeriod({ to }: Pick<LedgerState, 'to'>): boolean {
  return to === '' || to >= today();
}
