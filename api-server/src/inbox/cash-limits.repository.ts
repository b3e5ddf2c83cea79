import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';
import { managersOf } from './audience';

/** Cash of a till, a vault or a hand, in minor units. */
export interface HoldingChange {
  account: string;
  currency: string;
  before: bigint;
  after: bigint;
}

/** Limits of an account as a subquery: its own, else those of its class. */
export function limitOf({
  officeId,
  account,
  currency,
}: Record<'officeId' | 'account' | 'currency', RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql`select own.warn_minor, own.max_minor from cash_limits own
    where own.office_id = ${officeId} and own.currency = ${currency}
      and own.account in (${account}, split_part(${account}, ':', 1))
      and (own.warn_minor is not null or own.max_minor is not null)
    order by length(own.account) desc limit 1`;
}

/**
 * Notifies managers once when cash rises above a limit; settled at a tenth below the limit, to avoid repeated alerts.
 * `occasion` distinguishes crossings.
 */
export async function notifyOfPassedLimits(
  transaction: WriteTransaction,
  officeId: string,
  changes: readonly HoldingChange[],
  occasion: string,
): Promise<void> {
  if (changes.length === 0) return;
  const moved = JSON.stringify(
    changes.map(({ before, after, ...place }) => ({ ...place, before: String(before), after: String(after) })),
  );
  await sql`
    with moved as (
      select ${officeId}::uuid as office_id, change.*
      from json_to_recordset(${moved}::json) as change (account text, currency text, before bigint, after bigint)
    ), bound as (
      select moved.*, bound.level, bound.minor from moved
      cross join lateral (${limitOf({ officeId: sql`moved.office_id`, account: sql`moved.account`, currency: sql`moved.currency` })}) allowed
      cross join lateral (values ('warn', nullif(allowed.warn_minor, allowed.max_minor)), ('max', allowed.max_minor))
        bound (level, minor)
    ), recipients as (
      insert into inbox_items (user_id, kind, cause, entity, entity_id, office_id, params)
      select person.id, 'limit-passed', concat_ws(':', 'held', bound.office_id, account, currency, level, ${occasion}::text),
        case when holder.id is not null then 'user' end, holder.id::text, bound.office_id,
        jsonb_build_object('account', account, 'holder', case account when 'CASH' then 'TILL' when 'VAULT' then 'VAULT'
          else 'COLLECTOR' end, 'name', holder.name, 'currency', currency, 'amount', after / 100.0,
          'limit', minor / 100.0, 'stops', level = 'max' and holder.id is not null)
      from bound left join users holder on holder.id = nullif(split_part(account, ':', 2), '')::uuid
      cross join lateral (${managersOf(sql`bound.office_id`)}) person
      where before <= minor and after > minor and not exists (
        select from inbox_items open where open.user_id = person.id and open.kind = 'limit-passed'
          and open.office_id = bound.office_id and open.done_at is null and open.params ->> 'account' = account
          and open.params ->> 'currency' = currency and (open.params ->> 'limit')::numeric = minor / 100.0)
      on conflict (user_id, cause) do nothing
    )
    update inbox_items item set done_at = now(), changed_at = now() from bound
    where before > minor - minor / 10 and after <= minor - minor / 10 and item.kind = 'limit-passed'
      and item.office_id = bound.office_id and item.done_at is null and item.params ->> 'account' = account
      and item.params ->> 'currency' = currency
      and (item.params ->> 'limit')::numeric = minor / 100.0 ${unawaited}`.execute(transaction);
}

/** Settles the items of some limits, which are about to be replaced. */
export async function settlePassedLimits(
  transaction: WriteTransaction,
  officeId: string,
  limits: readonly { account: string; currency: string }[],
): Promise<void> {
  await sql`update inbox_items item set done_at = now(), changed_at = now()
    from json_to_recordset(${JSON.stringify(limits)}::json) as replaced (account text, currency text)
    where item.kind = 'limit-passed' and item.office_id = ${officeId} and item.done_at is null
      and replaced.account in (item.params ->> 'account', split_part(item.params ->> 'account', ':', 1))
      and item.params ->> 'currency' = replaced.currency`.execute(transaction);
}
