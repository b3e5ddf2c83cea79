import { MONEY_ORDERS, type MoneyOrder } from '@comptoir/api-contract/money-orders';

/** Order of a list with its setter; the default, newest first, is left out of the address. */
export function moneyOrder(sort: string, firstLabel: string, change: (next: { sort: string }) => void) {
  const [first] = MONEY_ORDERS;
  const value = MONEY_ORDERS.find((order) => order === sort) ?? first;
  return {
    value,
    first,
    firstLabel,
    offered: true,
    onChange: (next: string) => change({ sort: next === first ? '' : next }),
  };
}

/** Neighbouring rows are not consecutive in time. */
export function isByAmount(order: MoneyOrder): boolean {
  return order === 'highest' || order === 'lowest';
}

export const BY_DATE = { descending: 'newest', ascending: 'oldest' };
export const BY_AMOUNT = { descending: 'highest', ascending: 'lowest' };
