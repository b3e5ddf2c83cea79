import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import type { WriteTransaction } from '../../database/database';

/** A part of the business that has more collections than this is kept by the hour. */
export const KEPT_ABOVE = 10_000;

/** Where the figures of a reach are kept: of an office, of a country, or of everything. */
export function scopeOf({ officeId, countryCode }: Reach): string {
  return officeId ?? countryCode ?? '';
}

/**
 * Adds what changed since the last time to the hours that are kept. With a reach, whose hours are not kept yet, they are
 * from then on: what its collections come to and which changes are in it already is read in one statement, at one moment.
 */
export async function addUpHours(transaction: WriteTransaction, begun?: Reach): Promise<void> {
  // One at a time, whatever number of servers runs.
  await sql`select pg_advisory_xact_lock(hashtext('collection_hours'))`.execute(transaction);
  const scope = begun && scopeOf(begun);
  await sql`
    with taken as (delete from collection_hour_changes returning *),
    listed as (insert into collection_hour_scopes select ${scope}::text where ${scope}::text is not null),
    figures as (
      select place.scope, taken.hour, taken.status, taken.currency, taken.rows, taken.collected_rows,
        taken.scheduled_minor, taken.collected_minor
      from taken join offices on offices.id = taken.office_id
      cross join lateral (values (''), (offices.country_code), (offices.id::text)) place (scope)
      where place.scope in (select scope from collection_hour_scopes)
      ${begun === undefined ? sql`` : sql`union all ${figuresOf(begun)}`}
    )
    insert into collection_hours
    select scope, hour, status, currency, sum(rows), sum(collected_rows), sum(scheduled_minor), sum(collected_minor)
    from figures group by scope, hour, status, currency order by scope, hour, status, currency
    on conflict (scope, hour, status, currency) do update
      set rows = collection_hours.rows + excluded.rows,
        collected_rows = collection_hours.collected_rows + excluded.collected_rows,
        scheduled_minor = collection_hours.scheduled_minor + excluded.scheduled_minor,
        collected_minor = collection_hours.collected_minor + excluded.collected_minor`.execute(transaction);
  await sql`delete from collection_hours where rows = 0`.execute(transaction);
}

/** What the collections of a reach come to in each hour. */
function figuresOf(reach: Reach): RawBuilder<unknown> {
  return sql`
    select ${scopeOf(reach)}::text, date_trunc('hour', scheduled_at, 'UTC'), status, currency, count(*),
      count(collected_minor), sum(scheduled_minor), coalesce(sum(collected_minor), 0)
    from collections where archived_at is null and ${inReach(reach, 'collections.office_id')}
    group by date_trunc('hour', scheduled_at, 'UTC'), status, currency`;
}

/** The largest part of the business that has more collections than are added up one by one, and is not kept yet. */
export async function findLargeReach(transaction: WriteTransaction, above = KEPT_ABOVE): Promise<Reach | undefined> {
  const { rows } = await sql<{ countryCode: string | null; officeId: string | null }>`
    select counted.country_code, counted.office_id from (
      select offices.country_code, offices.id as office_id, sum(row_counts.rows) as rows
      from row_counts join offices on offices.id = row_counts.office_id where row_counts.list = 'collections'
      group by grouping sets ((), (offices.country_code), (offices.id))
    ) counted
    where counted.rows > ${above} and not exists (select from collection_hour_scopes kept
      where kept.scope = coalesce(counted.office_id::text, counted.country_code, ''))
    order by counted.rows desc limit 1`.execute(transaction);
  const [large] = rows;
  return (
    large && {
      ...(large.countryCode && { countryCode: large.countryCode }),
      ...(large.officeId && { officeId: large.officeId }),
    }
  );
}
