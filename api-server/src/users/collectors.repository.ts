import type { Collector, User } from '@comptoir/api-contract/users';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';
import type { Page } from '../database/page';
import { pageOf, withoutVersion, type UserScope } from './users.repository';

/** By name, with collections since a moment. Future collections count once collected. */
export async function findCollectors(
  connection: Connection,
  scope: UserScope,
  { search, since, now }: { search: string | undefined; since: Date | undefined; now: Date },
  page: Page<User>,
): Promise<Collector[]> {
  // Selects the page first, to avoid counting for skipped rows.
  const rows = await connection
    .selectFrom(pageOf(connection, scope, search, page).as('users'))
    .innerJoin((since === undefined ? workOfAllTime(now) : workSince(since, now)).as('work'), (join) => join.onTrue())
    .selectAll('users')
    .select(['work.collectedCollections', 'work.totalCollections'])
    .orderBy(inHumanOrder('users.name'))
    .orderBy('users.id')
    .execute();
  return rows.map(({ collectedCollections, totalCollections, ...row }) => ({
    ...withoutVersion(row),
    collectedCollections,
    totalCollections,
  }));
}

interface Work {
  collectedCollections: number;
  totalCollections: number;
}

function workSince(since: Date, now: Date): RawBuilder<Work> {
  return sql`lateral (
    select count(*) filter (where collected_minor is not null)::int as collected_collections,
      count(*)::int as total_collections
    from collections
    where office_id = users.office_id and collector_id = users.id and archived_at is null
      and (scheduled_at <= ${now} or collected_minor is not null) and scheduled_at >= ${since})`;
}

/** Uses stored counts without future collections, of which there may be years. */
function workOfAllTime(now: Date): RawBuilder<Work> {
  return sql`lateral (
    select coalesce(sum(collected_rows), 0)::int as collected_collections,
      (coalesce(sum(rows), 0) - (
        select count(*) from collections
        where office_id = users.office_id and collector_id = users.id and archived_at is null
          and scheduled_at > ${now} and collected_minor is null
      ))::int as total_collections
    from collector_sums where office_id = users.office_id and collector_id = users.id)`;
}
