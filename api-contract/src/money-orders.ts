/** Sort orders of records with amount and date; by amount, currencies are sorted separately. */
export const MONEY_ORDERS = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type MoneyOrder = (typeof MONEY_ORDERS)[number];
