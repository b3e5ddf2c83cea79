import { endOfDay, startOfDay, today } from '@comptoir/kernel/format';

/** The filters of the money book as they stand in the address; it begins with today. */
export function ledgerDefaults() {
  return { from: today(), to: '', trade: 'false', sort: '' };
}

/** The same as the API takes them; what is none of its values counts as no filter. */
export function ledgerFilters({ from, to, trade }: Omit<ReturnType<typeof ledgerDefaults>, 'sort'>) {
  return { from: startOfDay(from), to: endOfDay(to), trade: trade === 'true' ? 'true' : 'false' };
}

export type LedgerFilters = ReturnType<typeof ledgerFilters>;
