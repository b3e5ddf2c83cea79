import { createHash } from 'node:crypto';
import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

/** Per version; more would not change a decision. */
const MAX_REPORTERS = 1000;

export interface FailureSummary {
  inMinute: number;
  inHour: number;
  /** Offices of the people in an hour; those without an office count as one. */
  places: number;
  /** People in an hour whose accounts are older than a day. */
  known: number;
  /** In the last two clock hours. */
  views: number;
  reason: string;
  /** Replacement version, if still offered. */
  instead: string | null;
}

export interface Reporter {
  id: string;
  officeId: string | null;
}

export async function addReporter(
  transaction: WriteTransaction,
  person: Reporter,
  { remote, version, reason, instead }: FailureReport,
): Promise<void> {
  const witness = createHash('sha256').update(`${remote} ${version} ${person.id}`).digest('base64url').slice(0, 22);
  await sql`
    insert into remote_witnesses (remote, version, witness, reason, instead, place, known)
    select ${remote}, ${version}, ${witness}, ${reason}, ${instead ?? null}::text, ${person.officeId ?? ''},
      exists (select from users where id = ${person.id} and created_at < now() - interval '1 day')
    where (select count(*) from remote_witnesses where remote = ${remote} and version = ${version}) < ${MAX_REPORTERS}
    on conflict (remote, version, witness) do update
      set at = now(), reason = excluded.reason, instead = excluded.instead`.execute(transaction);
}

export async function findFailureSummary(
  transaction: WriteTransaction,
  remote: string,
  version: string,
): Promise<FailureSummary | undefined> {
  const { rows } = await sql<FailureSummary>`
    select count(*) filter (where at > now() - interval '1 minute')::int as in_minute, count(*)::int as in_hour,
      count(distinct place)::int as places, count(*) filter (where known)::int as known,
      (select coalesce(sum(views), 0)::int from remote_uses
        where remote = ${remote} and version = ${version} and hour > now() - interval '2 hours') as views,
      (array_agg(reason order by at desc))[1] as reason,
      (array_agg(instead order by at desc) filter (where instead is not null and not exists (
        select 1 from remote_decisions gone
        where gone.remote = ${remote} and gone.version = instead and gone.decision = 'demoted'
      )))[1] as instead
    from remote_witnesses
    where remote = ${remote} and version = ${version} and at > now() - interval '1 hour'
    having count(*) > 0`.execute(transaction);
  return rows[0];
}
