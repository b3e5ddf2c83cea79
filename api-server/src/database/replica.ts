import { sql, type Kysely, type PostgresPool } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from './in-time';
import { replicaFirst } from './replica-first';
import type { Database } from './schema';
import { isUnavailable } from './sql-state';
import { byKey } from './fast';

type Connection = Kysely<Database>;

const WAIT_MS = 100;
/** Polling interval, in milliseconds. */
const LOOK_PERIOD_MS = 4;
const REST_MS = 1_000;

/** `away` covers unreachable, and not a replica of this primary. */
export type ReplicaState = { state: 'follows'; lagSeconds: number } | { state: 'away' };

interface ReplicaOptions {
  primary: PostgresPool;
  replica: PostgresPool;
  connect: (pool: PostgresPool) => Connection;
}

interface Position {
  database: string;
  position: string;
}

/**
 * Routes reads to a streaming replica with read-your-writes: a read uses the replica once it has replayed the WAL
 * position that the primary had when the read began; otherwise the primary.
 */
export class Replica {
  readonly reads = { replica: 0, primary: 0 };
  private readonly primary: Connection;
  private readonly replica: Connection;
  private restsUntil = -Infinity;
  private tellRest: (reason: unknown) => void = () => undefined;

  constructor(private readonly options: ReplicaOptions) {
    this.primary = options.connect(options.primary);
    this.replica = options.connect(options.replica);
  }

  onRest(listener: (reason: unknown) => void): void {
    this.tellRest = listener;
  }

  /** Not for transactions; falls back to the primary within the request. */
  async connectionForReads(): Promise<Connection> {
    const follows = performance.now() >= this.restsUntil && (await this.hasCaughtUp());
    this.reads[follows ? 'replica' : 'primary'] += 1;
    if (!follows) return this.primary;
    const { primary, replica, connect } = this.options;
    const onFailure = (error: unknown) => {
      // Errors that the primary would return as well are not held against the replica.
      if (isUnavailable(error)) this.rest(error);
    };
    return connect(replicaFirst({ primary, replica, onFailure }));
  }

  async state(): Promise<ReplicaState> {
    const looked = positionOf(this.primary).then((position) => lagOf(this.replica, position));
    const lagSeconds = await inTime(REST_MS, looked);
    return lagSeconds === undefined ? { state: 'away' } : { state: 'follows', lagSeconds };
  }

  private async hasCaughtUp(): Promise<boolean> {
    const position = await positionOf(this.primary);
    let failure: unknown = new Error(`The replica is more than ${WAIT_MS} ms behind`);
    const replayed = this.whenReplayed(position).catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (await inTime(WAIT_MS, replayed)) return true;
    this.rest(failure);
    return false;
  }

  private async whenReplayed(position: Position): Promise<boolean> {
    const deadline = performance.now() + WAIT_MS;
    while ((await lagOf(this.replica, position)) !== 0) {
      if (performance.now() > deadline) return false;
      await pause(LOOK_PERIOD_MS);
    }
    return true;
  }

  private rest(reason: unknown): void {
    if (performance.now() < this.restsUntil) return;
    this.restsUntil = performance.now() + REST_MS;
    this.tellRest(reason);
  }
}

const DATABASE = sql`(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/** Visible data is flushed, except with asynchronous commit. */
async function positionOf(primary: Connection): Promise<Position> {
  const { rows } = await sql<Position>`
    select ${DATABASE} as database, case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as position ${byKey}`.execute(
    primary,
  );
  const [row] = rows;
  if (!row) throw new Error('The primary returned no position');
  return row;
}

/**
 * Lag in seconds; 0 once the position is replayed.
 *
 * @throws {Error} if not a replica of this database
 */
async function lagOf(replica: Connection, { database, position }: Position): Promise<number> {
  const { rows } = await sql<{ lag: number | null }>`
    select case
      when not pg_is_in_recovery() or ${DATABASE} <> ${database} then null
      when pg_last_wal_replay_lsn() >= ${position}::pg_lsn then 0
      else coalesce(greatest(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0.001), 0.001)
      end::float8 as lag ${byKey}`.execute(replica);
  const lag = rows[0]?.lag;
  if (typeof lag !== 'number') throw new Error('DATABASE_REPLICA_URL is not a replica of DATABASE_URL');
  return lag;
}
