import { LOW_BALANCE_DAYS, SPENDING_DAYS } from '@comptoir/api-contract/overview';
import { sql, type RawBuilder } from 'kysely';

/**
 * Rule of docs/domain.md, "Low balance": below the limit of the office, or without one, below the spending of
 * `LOW_BALANCE_DAYS` average days of the last `SPENDING_DAYS`. SQL arguments in minor units.
 */
export function isLowBalance(held: RawBuilder<unknown>, limit: RawBuilder<unknown>, spent: RawBuilder<unknown>) {
  // Avoids numeric arithmetic for the many currencies without spending.
  return sql<boolean>`case when ${limit} is not null then ${isBelowLimit(held, limit)}
    else ${spent} > 0 and ${held} * ${SPENDING_DAYS}::int < ${spent} * ${LOW_BALANCE_DAYS}::int end`;
}

/** Limits also trigger notifications. */
export function isBelowLimit(held: RawBuilder<unknown>, limit: RawBuilder<unknown>) {
  return sql<boolean>`${held} < ${limit}`;
}
