import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';
import { isBelowLimit } from '../low-balance';
import { administratorsOf, managersOf } from './audience';

/**
 * Notifies once when a balance falls below its limit; settled at a tenth above the limit, to avoid repeated
 * alerts. Runs in the booking transaction with new balances in minor units.
 */
export async function watchBalances(
  transaction: WriteTransaction,
  officeId: string,
  balances: ReadonlyMap<string, bigint>,
): Promise<void> {
  const amounts = JSON.stringify([...balances].map(([currency, minor]) => ({ currency, minor: String(minor) })));
  await sql`
    with passed as (
      update balance_limits own set is_low = not is_low, rung = rung + (not is_low)::int
      from json_to_recordset(${amounts}::json) as held (currency text, minor bigint)
      where own.office_id = ${officeId} and own.currency = held.currency and limit_minor is not null
        and case when is_low then held.minor >= limit_minor + limit_minor / 10 else ${isBelowLimit(sql`held.minor`, sql`limit_minor`)} end
      returning own.office_id, own.currency, limit_minor, is_low, rung, held.minor
    ), recipients as (
      insert into inbox_items (user_id, kind, cause, office_id, params)
      select person.id, 'low-balance', concat_ws(':', 'low', office_id, currency, rung), office_id,
        jsonb_build_object('currency', currency, 'amount', minor / 100.0, 'limit', limit_minor / 100.0)
      from passed cross join lateral (
        ${managersOf(sql`passed.office_id`)} union ${administratorsOf(sql`passed.office_id`)}) person
      where is_low
      on conflict (user_id, cause) do nothing
    )
    update inbox_items item set done_at = now(), changed_at = now() from passed
    where not passed.is_low and item.kind = 'low-balance' and item.office_id = passed.office_id
      and item.done_at is null and item.params ->> 'currency' = passed.currency ${unawaited}`.execute(transaction);
}

export async function settleLowBalance(
  transaction: WriteTransaction,
  officeId: string,
  currency: string,
): Promise<void> {
  await sql`update inbox_items set done_at = now(), changed_at = now()
    where kind = 'low-balance' and office_id = ${officeId} and done_at is null
      and params ->> 'currency' = ${currency}`.execute(transaction);
}
