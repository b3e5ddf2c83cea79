import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { sql, type RawBuilder } from 'kysely';

/** By what rows are ordered, each a list of columns of which the last one tells all rows apart. */
type Keys = Readonly<Record<'date' | 'amount', readonly RawBuilder<unknown>[]>>;

const ORDERS: Record<MoneyOrder, { by: keyof Keys; direction: 'asc' | 'desc' }> = {
  newest: { by: 'date', direction: 'desc' },
  oldest: { by: 'date', direction: 'asc' },
  highest: { by: 'amount', direction: 'desc' },
  lowest: { by: 'amount', direction: 'asc' },
};

/** Whether an order is of amounts, by which only the rows of one office are found. */
export function isByAmount(order: MoneyOrder): boolean {
  return ORDERS[order].by === 'amount';
}

/** The columns of an order, all in one direction: an index has both. */
export function inKeyOrder(order: MoneyOrder, keys: Keys): RawBuilder<unknown> {
  const { by, direction } = ORDERS[order];
  return sql.join(keys[by].map((column) => sql`${column} ${sql.raw(direction)}`));
}

/** Whether a row comes after the one with these values. */
export function isAfterKey(order: MoneyOrder, keys: Keys, after: Keys): RawBuilder<boolean> {
  const { by, direction } = ORDERS[order];
  const operator = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.join(keys[by])}) ${operator} (${sql.join(after[by])})`;
}
