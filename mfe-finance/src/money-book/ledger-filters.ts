import { endOfDay, startOfDay, today } from '@comptoir/kernel/format';

/** Filters in the address; the book starts with today. */
export function ledgerDefaults() {
  return { from: today(), to: '', trade: 'false', sort: '' };
}

/** Filters of the API; an invalid value counts as no filter. */
export function ledgerFilters({ from, to, trade }: Omit<ReturnType<typeof ledgerDefaults>, 'sort'>) {
  return { from: startOfDay(from), to: endOfDay(to), trade: trade === 'true' ? 'true' : 'false' };
}

export type LedgerFilters = ReturnType<typeof ledgerFilters>;
