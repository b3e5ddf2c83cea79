import { sourcesOf, type Resource } from '@comptoir/api-contract/resources';
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { BY_KEY_MARK } from '../database/fast';

/** Placeholder in the key for no office. */
export const NO_OFFICE = '00000000-0000-0000-0000-000000000000';

/** Marks a list of an office, or of none, as changed. */
export async function raiseVersion(
  transaction: WriteTransaction,
  changed: Resource,
  officeId: string | null,
): Promise<void> {
  await raisedVersion(changed, officeId).execute(transaction);
}

/** As a statement to embed; a no-op for records without a list. One step for each of `changes`. */
export function raisedVersion(
  changed: Resource | undefined,
  officeId: string | null,
  changes = 1,
): RawBuilder<unknown> {
  return sql`
    insert into list_versions (office_id, list, version)
    select ${officeId ?? NO_OFFICE}::uuid, list, ${changes}::bigint from unnest(${changed ? [changed] : []}::text[]) as list
    on conflict (office_id, list) do update
      set version = list_versions.version + excluded.version, raised_at = now()`;
}

// Runs on every list read, so the SQL is prebuilt per kind of reach; a single plan would scan all offices.
// Versions only increase, and rows are never deleted.
const stateOf = (offices: string) => `
  select concat_ws(':', count(*), sum(version), max(raised_at)) as state
  from list_versions where list = any($1::text[]) and ${offices} ${BY_KEY_MARK}`;
const STATES = {
  office: stateOf(`office_id = any(array['${NO_OFFICE}'::uuid, case when $3::text is null
    or (select country_code from offices where id = $2::uuid) = $3 then $2::uuid end])`),
  country: stateOf(
    `office_id = any(array(select '${NO_OFFICE}'::uuid union all select id from offices where country_code = $2))`,
  ),
  all: stateOf('true'),
};

function textOf(sources: unknown[], { officeId, countryCode }: Reach): [text: string, values: unknown[]] {
  if (officeId !== undefined) return [STATES.office, [...sources, officeId, countryCode ?? null]];
  return countryCode === undefined ? [STATES.all, sources] : [STATES.country, [...sources, countryCode]];
}

export async function listState(connection: Connection, list: Resource, reach: Reach): Promise<string> {
  const query = CompiledQuery.raw(...textOf([sourcesOf(list)], reach));
  const { rows } = await connection.executeQuery<{ state: string }>(query);
  return rows[0]?.state ?? '';
}
