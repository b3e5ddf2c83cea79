import { sql, type Kysely, type PostgresPool } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from './in-time';
import { replicaFirst } from './replica-first';
import type { Database } from './schema';
import { isUnavailable, isUnreachable, READ_ONLY } from './sql-state';
import { byKey } from './fast';

type Connection = Kysely<Database>;

const WAIT_MS = 100;
/** Polling interval, in milliseconds. */
const POLL_MS = 4;
const SUSPENSION_MS = 1_000;
const REPLAY_TRIES = 10;
/** Larger than most records of the log. */
const RECORD_BYTES = 65_536;

/** `away` covers unreachable, and not a replica of this primary. */
export type ReplicaState = { state: 'follows'; lagSeconds: number } | { state: 'away' };

interface Replay {
  /** `near`: the remaining bytes can be the beginning of one record. */
  state: 'complete' | 'near' | 'behind';
  position: string;
}

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
  private suspendedUntil = -Infinity;
  /** Database that the replica is known to follow. */
  private followed: string | undefined;
  private replacesPrimaryUntil = -Infinity;
  private suspendListener: (reason: unknown) => void = () => undefined;

  constructor(private readonly options: ReplicaOptions) {
    this.primary = options.connect(options.primary);
    this.replica = options.connect(options.replica);
  }

  onSuspend(listener: (reason: unknown) => void): void {
    this.suspendListener = listener;
  }

  /** Not for transactions; falls back to the primary within the request. */
  async connectionForReads(): Promise<Connection> {
    const follows = performance.now() >= this.suspendedUntil && (await this.hasCaughtUp());
    this.reads[follows ? 'replica' : 'primary'] += 1;
    if (!follows) return this.primary;
    const { primary, replica, connect } = this.options;
    const onFailure = (error: unknown) => {
      // Errors that the primary would return as well do not suspend the replica.
      if (isUnavailable(error)) this.suspend(error);
    };
    return connect(replicaFirst({ primary, replica, onFailure }));
  }

  /**
   * Reads lists from the replica and records from the primary. Both come from the replica while the primary is
   * unreachable, if the replica has replayed all that it received: a synchronous standby then shows every answered
   * write.
   */
  async read<Result>(
    kind: 'list' | 'record',
    work: (connection: Connection) => Promise<Result>,
    isWanted = () => true,
  ): Promise<Result> {
    try {
      return await work(kind === 'list' ? await this.connectionForReads() : this.primary);
    } catch (error) {
      if (!isUnreachable(error) || !isWanted() || !(await this.canReplacePrimary())) throw error;
      this.reads.replica += 1;
      return work(this.replica);
    }
  }

  /** True if the replica can serve without the primary. Cached briefly, since each read during an outage calls it. */
  async canReplacePrimary(): Promise<boolean> {
    if (performance.now() < this.replacesPrimaryUntil) return true;
    const { followed } = this;
    if (followed === undefined) return false;
    const replayed = (await inTime(SUSPENSION_MS, this.replaysAll(followed))) ?? false;
    if (replayed) this.replacesPrimaryUntil = performance.now() + SUSPENSION_MS;
    return replayed;
  }

  private async replaysAll(database: string): Promise<boolean> {
    let before: Replay | undefined;
    for (let tries = 0; tries < REPLAY_TRIES; tries += 1) {
      const replay = await replayOf(this.replica, database);
      // The log of a killed primary can end within a record, which is of no commit that was answered.
      if (replay.state === 'complete' || (replay.state === 'near' && replay.position === before?.position)) return true;
      before = replay;
      await pause(WAIT_MS / 2);
    }
    return false;
  }

  async state(): Promise<ReplicaState> {
    const looked = positionOf(this.primary).then((position) => this.lag(position));
    const lagSeconds = await inTime(SUSPENSION_MS, looked);
    return lagSeconds === undefined ? { state: 'away' } : { state: 'follows', lagSeconds };
  }

  private async lag(position: Position): Promise<number> {
    const seconds = await lagOf(this.replica, position);
    this.followed = position.database;
    return seconds;
  }

  private async hasCaughtUp(): Promise<boolean> {
    const position = await positionOf(this.primary);
    let failure: unknown = new Error(`The replica is more than ${WAIT_MS} ms behind`);
    const replayed = this.whenReplayed(() => this.lag(position)).catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (await inTime(WAIT_MS, replayed)) return true;
    this.suspend(failure);
    return false;
  }

  private async whenReplayed(lag: () => Promise<number>): Promise<boolean> {
    const deadline = performance.now() + WAIT_MS;
    while ((await lag()) !== 0) {
      if (performance.now() > deadline) return false;
      await pause(POLL_MS);
    }
    return true;
  }

  private suspend(reason: unknown): void {
    if (performance.now() < this.suspendedUntil) return;
    this.suspendedUntil = performance.now() + SUSPENSION_MS;
    this.suspendListener(reason);
  }
}

const DATABASE = sql`(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/**
 * Visible data is flushed, except with asynchronous commit.
 *
 * @throws {StandbyError} during a failover, while the address of the primary leads to a standby
 */
async function positionOf(primary: Connection): Promise<Position> {
  const { rows } = await sql<{ database: string; position: string | null }>`
    select ${DATABASE} as database, case
      when pg_is_in_recovery() then null
      when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end::text as position ${byKey}`.execute(primary);
  const [row] = rows;
  if (!row) throw new Error('The primary returned no position');
  if (row.position === null) throw new StandbyError('The primary is a standby now');
  return { database: row.database, position: row.position };
}

class StandbyError extends Error {
  override readonly name = 'StandbyError';
  readonly code = READ_ONLY;
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

/**
 * Progress of the replica towards everything that it received. A position that the primary had is no measure: its log
 * may end with commits that were neither sent nor answered.
 *
 * @throws {Error} if not a replica of this database
 */
async function replayOf(replica: Connection, database: string): Promise<Replay> {
  const { rows } = await sql<Replay & { same: boolean }>`
    with log as (
      select pg_last_wal_replay_lsn() as replayed,
        coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) as received)
    select pg_is_in_recovery() and ${DATABASE} = ${database} as same, replayed::text as position, case
      when replayed >= received then 'complete'
      when received - replayed < ${RECORD_BYTES}::int then 'near'
      else 'behind' end as state
    from log ${byKey}`.execute(replica);
  const [row] = rows;
  if (!row?.same) throw new Error('DATABASE_REPLICA_URL is not a replica of DATABASE_URL');
  return row;
}
