import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { sql, type RawBuilder } from 'kysely';

type Keys = Readonly<Record<'date' | 'amount', readonly RawBuilder<unknown>[]>>;

const ORDERS: Record<MoneyOrder, { by: keyof Keys; direction: 'asc' | 'desc' }> = {
  newest: { by: 'date', direction: 'desc' },
  oldest: { by: 'date', direction: 'asc' },
  highest: { by: 'amount', direction: 'desc' },
  lowest: { by: 'amount', direction: 'asc' },
};

/** Amount orders have indexes per office only. */
export function isByAmount(order: MoneyOrder): boolean {
  return ORDERS[order].by === 'amount';
}

/** One direction for all columns, so that one index serves both. */
export function inKeyOrder(order: MoneyOrder, keys: Keys): RawBuilder<unknown> {
  const { by, direction } = ORDERS[order];
  return sql.join(keys[by].map((column) => sql`${column} ${sql.raw(direction)}`));
}

export function isAfterKey(order: MoneyOrder, keys: Keys, after: Keys): RawBuilder<boolean> {
  const { by, direction } = ORDERS[order];
  const operator = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.join(keys[by])}) ${operator} (${sql.join(after[by])})`;
}
