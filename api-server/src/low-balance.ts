import { LOW_BALANCE_DAYS, SPENDING_DAYS } from '@comptoir/api-contract/overview';
import { sql, type RawBuilder } from 'kysely';

/**
 * The one rule of a low balance (docs/domain.md, "Low balance"): below the limit of its office where one is set; else less
 * than left the cash on `LOW_BALANCE_DAYS` average days of the last `SPENDING_DAYS`. Arguments are SQL, in minor units.
 */
export function isLowBalance(held: RawBuilder<unknown>, limit: RawBuilder<unknown>, spent: RawBuilder<unknown>) {
  // Numeric arithmetic takes as long as the rest of the query, and most offices do not spend in most currencies.
  return sql<boolean>`case when ${limit} is not null then ${isBelowLimit(held, limit)}
    else ${spent} > 0 and ${held} * ${SPENDING_DAYS}::int < ${spent} * ${LOW_BALANCE_DAYS}::int end`;
}

/** The part of the rule that staff asked to be told of, by setting a limit. */
export function isBelowLimit(held: RawBuilder<unknown>, limit: RawBuilder<unknown>) {
  return sql<boolean>`${held} < ${limit}`;
}
