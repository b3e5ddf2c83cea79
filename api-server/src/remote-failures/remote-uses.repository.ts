import type { RemoteDay, RemoteUse } from '@comptoir/api-contract/remote-reports';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { counted, thirdQuartile } from './histogram';

type OfVersion = Pick<RemoteUse, 'remote' | 'version'>;

export type VersionUse = OfVersion & Partial<RemoteUse> & { failures?: number };

export async function addUse(transaction: WriteTransaction, { remote, version, ...seen }: VersionUse): Promise<void> {
  const { views = 0, failures = 0, first = false } = seen;
  await sql`
    insert into remote_uses as kept (remote, version, hour, views, people, failures, load, lcp, inp, cls)
    values (${remote}, ${version}, date_trunc('hour', now()), ${views}, ${first ? 1 : 0}, ${failures},
      ${counted('load', seen.load)}, ${counted('lcp', seen.lcp)}, ${counted('inp', seen.inp)}, ${counted('cls', seen.cls)})
    on conflict (remote, version, hour) do update set
      views = kept.views + excluded.views,
      people = kept.people + excluded.people,
      failures = kept.failures + excluded.failures,
      load = ${sum('load')}, lcp = ${sum('lcp')}, inp = ${sum('inp')}, cls = ${sum('cls')}`.execute(transaction);
}

function sum(column: string) {
  const [kept, added] = [sql.ref(`kept.${column}`), sql.ref(`excluded.${column}`)];
  return sql`(select array_agg(one + other order by place)
    from unnest(${kept}, ${added}) with ordinality as ranges (one, other, place))`;
}

export async function isInUse(connection: Connection, { remote, version }: OfVersion): Promise<boolean> {
  const { rows } = await sql`
    select 1 from remote_uses where remote = ${remote} and version = ${version} and views > 0 limit 1`.execute(
    connection,
  );
  return rows.length > 0;
}

/** Unseen versions per day that may be recorded from failures. */
const UNKNOWN_VERSIONS_A_DAY = 20;

export async function mayRecordUnknown(connection: Connection, { remote, version }: OfVersion): Promise<boolean> {
  const { rows } = await sql<{ known: boolean; count: number }>`
    select coalesce(bool_or(remote = ${remote} and version = ${version}), false) as known, count(*)::int as count
    from (select distinct remote, version from remote_failures where last_at > now() - interval '1 day') failed
    where not exists (
      select 1 from remote_uses used where used.remote = failed.remote and used.version = failed.version and views > 0)`.execute(
    connection,
  );
  const [{ known, count } = { known: false, count: 0 }] = rows;
  return known || count < UNKNOWN_VERSIONS_A_DAY;
}

interface DayRow extends Omit<RemoteDay, 'load' | 'lcp' | 'inp' | 'cls'> {
  load: number[][];
  lcp: number[][];
  inp: number[][];
  cls: number[][];
}

export async function findDays(connection: Connection): Promise<RemoteDay[]> {
  const { rows } = await sql<DayRow>`
    select remote, version, to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(views)::int as views, sum(people)::int as people, sum(failures)::int as failures,
      json_agg(load) as load, json_agg(lcp) as lcp, json_agg(inp) as inp, json_agg(cls) as cls
    from remote_uses group by remote, version, day order by day, remote, version`.execute(connection);
  return rows.map(({ load, lcp, inp, cls, ...day }) => ({
    ...day,
    load: thirdQuartile('load', added(load)),
    lcp: thirdQuartile('lcp', added(lcp)),
    inp: thirdQuartile('inp', added(inp)),
    cls: thirdQuartile('cls', added(cls)),
  }));
}

function added(hours: readonly (readonly number[])[]): number[] {
  return (hours[0] ?? []).map((_, range) => hours.reduce((sum, counts) => sum + (counts[range] ?? 0), 0));
}

export async function removeOldUses(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('remoteUses').where('hour', '<', before).execute();
  await sql`delete from remote_witnesses where at < now() - interval '1 hour'`.execute(transaction);
}
