import { sourcesOf, type Resource } from '@comptoir/api-contract/resources';
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { BY_KEY_MARK } from '../database/statement-marks';

/** Stands for no single office, since the column is part of the key. */
export const NO_OFFICE = '00000000-0000-0000-0000-000000000000';

/** Says that records of an office, or of no single one, changed, in the transaction of the change. */
export async function raiseVersion(
  transaction: WriteTransaction,
  changed: Resource,
  officeId: string | null,
): Promise<void> {
  await raisedVersion(changed, officeId).execute(transaction);
}

/** The same as a statement, for one that says more; it does nothing where nothing is read of what changed. */
export function raisedVersion(changed: Resource | undefined, officeId: string | null): RawBuilder<unknown> {
  return sql`
    insert into list_versions (office_id, list)
    select ${officeId ?? NO_OFFICE}::uuid, list from unnest(${changed ? [changed] : []}::text[]) as list
    on conflict (office_id, list) do update set version = list_versions.version + 1, raised_at = now()`;
}

// Every read of a list asks for it: its text is made once. Versions only rise, and rows are never taken out.
const STATE = `
  select concat_ws(':', count(*), sum(version), max(raised_at)) as state
  from list_versions
  where list = any($1::text[]) and (office_id = '${NO_OFFICE}' or (
    ($2::uuid is null or office_id = $2)
    and ($3::text is null or office_id in (select id from offices where country_code = $3))
  )) ${BY_KEY_MARK}`;

/** A text that changes whenever what a list shows changes for any office in the reach, or for no single one. */
export async function listState(
  connection: Connection,
  list: Resource,
  { officeId, countryCode }: Reach,
): Promise<string> {
  const query = CompiledQuery.raw(STATE, [sourcesOf(list), officeId ?? null, countryCode ?? null]);
  const { rows } = await connection.executeQuery<{ state: string }>(query);
  return rows[0]?.state ?? '';
}
