import { MONEY_ORDERS, type MoneyOrder } from '@comptoir/api-contract/money-orders';

/** The order that a list of money is in, and what asks for another one; the newest first stays out of the address. */
export function moneyOrder(sort: string, change: (next: { sort: string }) => void) {
  const [first] = MONEY_ORDERS;
  const value = MONEY_ORDERS.find((order) => order === sort) ?? first;
  return { value, first, offered: true, onChange: (next: string) => change({ sort: next === first ? '' : next }) };
}

/** Whether rows beside each other have nothing to do with one another in time. */
export function isByAmount(order: MoneyOrder): boolean {
  return order === 'highest' || order === 'lowest';
}

/** The orders of a column by date, and of one by amount. */
export const BY_DATE = { descending: 'newest', ascending: 'oldest' };
export const BY_AMOUNT = { descending: 'highest', ascending: 'lowest' };
