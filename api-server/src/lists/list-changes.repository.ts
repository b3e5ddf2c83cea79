import { operations } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import { resources, type Resource } from '@comptoir/api-contract/resources';
import { sql, type RawBuilder } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { byKey } from '../database/fast';
import { NO_OFFICE, raisedVersion } from './list-versions.repository';

export interface OfficeVersion {
  /** 0 if never changed. */
  version: number;
  /** Text with microseconds; distinguishes equal versions after a restore. */
  raisedAt: string;
  /** Version of rows without office that this list includes. */
  shared: string;
}

export interface ListChange {
  version: number;
  raisedAt: string;
  recordId: string;
}

function hasDeltas(list: Resource): boolean {
  const { changes }: Operation = operations[resources[list].read];
  return changes !== undefined;
}

/** CTE that raises the list version once for each changed id and records the ids. */
export function raisedVersionFor(
  changed: Resource | undefined,
  officeId: string | null,
  recordIds: readonly string[],
): RawBuilder<unknown> {
  const raised = raisedVersion(changed, officeId, recordIds.length);
  if (!changed || officeId === null || !hasDeltas(changed)) return raised;
  return sql`, raised as (${raised} returning office_id, list, version, raised_at)
    insert into list_changes (office_id, list, version, record_id, raised_at)
    select office_id, list, version - ${recordIds.length}::int + position, record_id, raised_at
    from raised, unnest(${[...recordIds]}::uuid[]) with ordinality as record (record_id, position)`;
}

export async function officeVersion(connection: Connection, list: Resource, officeId: string): Promise<OfficeVersion> {
  const { rows } = await sql<OfficeVersion>`
    select coalesce(own.version, 0)::int as version, coalesce(extract(epoch from own.raised_at)::text, '') as raised_at,
      concat_ws(' ', shared.version, extract(epoch from shared.raised_at)) as shared
    from (select ${list}::text as list, ${officeId}::uuid as office_id) asked
    left join list_versions own on own.list = asked.list and own.office_id = asked.office_id
    left join list_versions shared on shared.list = asked.list and shared.office_id = ${sql.lit(NO_OFFICE)}
    ${byKey}`.execute(connection);
  return rows[0] ?? { version: 0, raisedAt: '', shared: '' };
}

export async function changesFrom(
  connection: Connection,
  { list, officeId, version }: { list: Resource; officeId: string; version: number },
): Promise<ListChange[]> {
  const { rows } = await sql<ListChange>`
    select version::int as version, extract(epoch from raised_at)::text as raised_at, record_id
    from list_changes where office_id = ${officeId} and list = ${list} and version >= ${version}
    order by list_changes.version ${byKey}`.execute(connection);
  return rows;
}

/** Clients with an older state receive the whole list. */
export async function removeOldChanges(transaction: WriteTransaction, before: Date): Promise<void> {
  await sql`
    delete from list_changes using list_changes next
    where next.office_id = list_changes.office_id and next.list = list_changes.list
      and next.version = list_changes.version + 1 and next.raised_at < ${before}`.execute(transaction);
}
