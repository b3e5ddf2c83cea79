import type { ListName } from '@comptoir/api-contract/events';
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { BY_KEY_MARK } from '../database/statement-marks';

/** Stands for no single office, since the column is part of the key. */
export const NO_OFFICE = '00000000-0000-0000-0000-000000000000';

/** Says that lists of an office, or of no single one, changed, in the transaction of the change. */
export async function raiseListVersions(
  transaction: WriteTransaction,
  lists: readonly ListName[],
  officeId: string | null,
): Promise<void> {
  await raisedLists(lists, officeId).execute(transaction);
}

/** The same as a statement, for one that says more. */
export function raisedLists(lists: readonly ListName[], officeId: string | null): RawBuilder<unknown> {
  // In one order, so that two changes do not wait for each other.
  return sql`
    insert into list_versions (office_id, list)
    select ${officeId ?? NO_OFFICE}::uuid, list from unnest(${lists.toSorted()}::text[]) as list
    on conflict (office_id, list) do update set version = list_versions.version + 1, raised_at = now()`;
}

// Every read of a list asks for it: its text is made once.
const STATE = `
  select coalesce(string_agg(list || office_id || ':' || version || ':' || raised_at, ',' order by list, office_id), '')
    as state
  from list_versions
  where list = any($1::text[]) and (office_id = '${NO_OFFICE}' or (
    ($2::uuid is null or office_id = $2)
    and ($3::text is null or office_id in (select id from offices where country_code = $3))
  )) ${BY_KEY_MARK}`;

/** A text that changes whenever one of the lists changes for any office in the reach, or for no single one. */
export async function listState(
  connection: Connection,
  lists: readonly ListName[],
  { officeId, countryCode }: Reach,
): Promise<string> {
  const query = CompiledQuery.raw(STATE, [lists, officeId ?? null, countryCode ?? null]);
  const { rows } = await connection.executeQuery<{ state: string }>(query);
  return rows[0]?.state ?? '';
}
