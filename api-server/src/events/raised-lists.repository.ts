import { isResource, staleAfter, type Resource } from '@comptoir/api-contract/resources';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { NO_OFFICE } from '../lists/list-versions.repository';

/** What has changed, by the version that was raised. */
export interface RaisedList {
  list: Resource;
  /** Null: the list of no single office. */
  officeId: string | null;
  countryCode: string | null;
  version: bigint;
}

/** A version carries the time at which its transaction began, and is seen when that ends: this much later at most. */
const LONGEST_TRANSACTION = '60 seconds';

interface Row {
  at: Date;
  list: string | null;
  officeId: string;
  countryCode: string | null;
  version: bigint;
}

/**
 * The lists that were raised, of an inbox with its owner in the place of an office, since a moment of the database's clock, or a little before it; without one, lately.
 * `at` is the moment to ask from next.
 */
export async function findRaisedLists(
  connection: Connection,
  since: Date | undefined,
): Promise<{ at: Date; raised: RaisedList[] }> {
  const { rows } = await sql<Row>`
    with clock as (
      select now() as at, coalesce(${since ?? null}::timestamptz, now()) - ${LONGEST_TRANSACTION}::interval as since
    ), raised as (
      select list, office_id, version from list_versions
      where raised_at > (select since from clock)
      union all
      select 'inbox', user_id, (extract(epoch from max(changed_at)) * 1000000)::bigint from inbox_items
      where changed_at > (select since from clock) group by user_id
    )
    select clock.at, raised.list, raised.office_id, offices.country_code, raised.version
    from clock left join raised on true
    left join offices on offices.id = raised.office_id`.execute(connection);
  const raised = rows.flatMap(({ list, officeId, countryCode, version }) =>
    // Another version of the server may raise what this one does not know.
    list !== null && isResource(list)
      ? [{ list, officeId: officeId === NO_OFFICE ? null : officeId, countryCode, version }]
      : [],
  );
  return { at: rows[0]?.at ?? new Date(), raised };
}

/** Everything that is out of date by these changes, each once. */
export function staleLists(raised: readonly RaisedList[]): RaisedList[] {
  const stale = raised.flatMap((change) => staleAfter(change.list).map((list) => ({ ...change, list })));
  return [...new Map(stale.map((change) => [`${change.list} ${change.officeId}`, change])).values()];
}
