/** The orders of what has an amount and a date; each currency stands by itself where they are of amounts. */
export const MONEY_ORDERS = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type MoneyOrder = (typeof MONEY_ORDERS)[number];
