import { isResource, staleAfter, type Resource } from '@comptoir/api-contract/resources';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { NO_OFFICE } from '../lists/list-versions.repository';

export interface RaisedList {
  list: Resource;
  officeId: string | null;
  countryCode: string | null;
  version: bigint;
  /** Owner of a private list. */
  ownerId?: string;
}

/** A version has the start time of its transaction but becomes visible at commit, at most this much later. */
const LONGEST_TRANSACTION = '60 seconds';

interface Row {
  at: Date;
  list: string | null;
  officeId: string;
  countryCode: string | null;
  version: bigint;
}

/**
 * Lists changed since a database time, with a margin for open transactions; without `since` only recent ones.
 * `at` is the next position.
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
  const raised = rows.flatMap(({ list, officeId, countryCode, version }): RaisedList[] => {
    // A newer server may know more lists.
    if (list === null || !isResource(list)) return [];
    // The query returns the owner of an inbox in the column of the office.
    if (list === 'inbox') return [{ list, officeId: null, countryCode: null, version, ownerId: officeId }];
    return [{ list, officeId: officeId === NO_OFFICE ? null : officeId, countryCode, version }];
  });
  return { at: rows[0]?.at ?? new Date(), raised };
}

export function staleLists(raised: readonly RaisedList[]): RaisedList[] {
  const stale = raised.flatMap((change) => staleAfter(change.list).map((list) => ({ ...change, list })));
  return [...new Map(stale.map((change) => [keyOf(change), change])).values()];
}

/** The same for all versions of a list. */
export function keyOf({ list, officeId, ownerId }: RaisedList): string {
  return `${list} ${officeId} ${ownerId}`;
}
