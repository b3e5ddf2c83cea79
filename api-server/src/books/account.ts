import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Account, HolderClass, OfficeAccount } from '../database/tables/books';
import type { Transfer } from './booking';

/**
 * Cash and claims are never below 0. SUSPENSE and TRANSIT may be, within the life of their case or handover; the
 * others are sources and uses.
 */
const ASSETS: Readonly<Record<OfficeAccount | HolderClass, boolean>> = {
  CASH: true,
  VAULT: true,
  HAND: true,
  BANK: true,
  RECEIVABLE: true,
  SUSPENSE: false,
  TRANSIT: false,
  COLLECTIONS: false,
  EXPENSES: false,
  EXCHANGE: false,
  FLOAT: false,
  DIFFERENCES: false,
  OTHER_INCOME: false,
};

const ASSET_NAMES: ReadonlySet<string> = new Set(
  Object.entries(ASSETS).flatMap(([name, asset]) => (asset ? [name] : [])),
);

export function isAsset(account: Account): boolean {
  return ASSET_NAMES.has(account.split(':')[0] ?? '');
}

/** Minor units by account and currency. */
export type Holdings = Map<Account, Map<CurrencyCode, bigint>>;

export function balanceIn(holdings: Holdings, account: Account, currency: CurrencyCode): bigint {
  return holdings.get(account)?.get(currency) ?? 0n;
}

/** Mutates `holdings`; returns the first asset below 0 after all transfers, with its amount before. */
export function applyTransfers(
  holdings: Holdings,
  transfers: readonly Transfer[],
): { account: Account; currency: CurrencyCode; available: bigint } | undefined {
  const before = transfers.map(({ from, currency }) => balanceIn(holdings, from, currency));
  for (const { from, to, currency, amount } of transfers) {
    add(holdings, from, currency, -amount);
    add(holdings, to, currency, amount);
  }
  const short = transfers.findIndex(({ from, currency }) => isAsset(from) && balanceIn(holdings, from, currency) < 0n);
  const transfer = transfers[short];
  return transfer && { account: transfer.from, currency: transfer.currency, available: before[short] ?? 0n };
}

function add(holdings: Holdings, account: Account, currency: CurrencyCode, change: bigint): void {
  const amounts = holdings.get(account) ?? new Map<CurrencyCode, bigint>();
  holdings.set(account, amounts.set(currency, (amounts.get(currency) ?? 0n) + change));
}

/** Accounts with cash or claims outside the till; `source` is for PostgreSQL as well. */
export const OUTSIDE_TILL = /^(VAULT|BANK|HAND:.*|TRANSIT:.*|SUSPENSE:.*|RECEIVABLE:.*)$/;

export function isOutsideTill(account: Account): boolean {
  return OUTSIDE_TILL.test(account);
}
