import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { StartError } from '../start-error';
import type { Connection } from './connection';
import { openEmbeddedPool } from './embedded/embedded-pool';
import type { Database } from './schema';
import { camelCase, PIPELINE, pipelinedPool, sharedPool } from './fast';
import { poolUse, type PoolUse } from './pool-use';
import { Replica } from './replica';
import { surviveCuts } from './survive-cuts';
import { valueParsers } from './value-parsers';

export type { Connection, WriteTransaction } from './connection';

export type DatabaseOptions =
  | { kind: 'embedded'; folder: string }
  | {
      kind: 'postgresql';
      url: string;
      /** Connection of the table owner; by default the role of `url` migrates. */
      migrationUrl?: string | undefined;
      /** Streaming replica for lists and exports. */ replicaUrl?: string | undefined;
      connections?: number;
      answerTimeout?: number;
      connectTimeout?: number;
    };

/** Called after each statement in the async context of its caller. */
export type StatementEnd = (text: string, milliseconds: number, failure: unknown) => void;

export interface OpenedDatabase {
  kind: DatabaseOptions['kind'];
  connection: Connection;
  poolUse(): PoolUse;
  replica?: Replica | undefined;
  close(): Promise<void>;
}

/** The embedded database has a single connection to wait for. */
const CONNECTION_TIMEOUT_MS = 20_000;
/** Server-side limit of a statement and of an idle transaction. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** Longer than the statement timeout: a silent server is then considered gone. */
const ANSWER_TIMEOUT_MS = 65_000;
/** Shorter, since the primary can serve instead. */
const REPLICA_TIMEOUT = { connectTimeout: 1_000, answerTimeout: 10_000 };

/**
 * Opens an embedded database or connects to PostgreSQL.
 *
 * @throws {StartError} `folder-not-writable`, `folder-in-use`, `database-damaged`, `disk-full`,
 * `database-unreachable`
 */
export async function openDatabase(options: DatabaseOptions, onStatement?: StatementEnd): Promise<OpenedDatabase> {
  const database = options.kind === 'embedded' ? await openEmbedded(options.folder) : openServer(options);
  const connect = (through: PostgresPool) => openConnection(through, onStatement);
  const connection = connect(database.through);
  try {
    await sql`select 1`.execute(connection);
  } catch (cause) {
    await database.close();
    throw unreachable(options, cause);
  }
  const second = openReplica(options);
  return {
    kind: options.kind,
    connection,
    poolUse: () => poolUse(database.pool),
    replica: second && new Replica({ primary: database.through, replica: second.through, connect }),
    close: async () => {
      await second?.close();
      await database.close();
    },
  };
}

function openConnection(pool: PostgresPool, onStatement: StatementEnd | undefined): Connection {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCase],
    ...(onStatement && {
      log: (event) =>
        onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
    }),
  });
}

/** An unreachable replica does not prevent the start. */
function openReplica(options: DatabaseOptions) {
  if (options.kind === 'embedded' || options.replicaUrl === undefined) return undefined;
  return openServer({ ...options, url: options.replicaUrl, ...REPLICA_TIMEOUT });
}

const embeddedOptions = {
  ...PIPELINE,
  types: valueParsers,
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
} satisfies PoolConfig;

async function openEmbedded(folder: string) {
  const embedded = await openEmbeddedPool(folder, embeddedOptions);
  return { ...embedded, through: sharedPool(embedded.pool) };
}

function openServer({
  url,
  connections = 10,
  answerTimeout = ANSWER_TIMEOUT_MS,
  connectTimeout = CONNECTION_TIMEOUT_MS,
}: Extract<DatabaseOptions, { kind: 'postgresql' }>) {
  const options: PoolConfig = {
    ...PIPELINE,
    types: valueParsers,
    connectionTimeoutMillis: connectTimeout,
    connectionString: url,
    max: connections,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'comptoir',
    // Compiling a page query takes ten times as long as running it.
    options: '-c jit=off',
  };
  const pool = surviveCuts(new Pool(options));
  return { pool, through: pipelinedPool(pool, answerTimeout), close: () => pool.end() };
}

function unreachable(options: DatabaseOptions, cause: unknown): StartError {
  const why = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
  return options.kind === 'embedded'
    ? new StartError('database-damaged', `The database in ${options.folder} cannot be read: ${why}`, { cause })
    : new StartError(
        'database-unreachable',
        `The database at ${withoutPassword(options.url)} cannot be reached: ${why}. Check DATABASE_URL, or unset it to use the embedded database.`,
        { cause },
      );
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'DATABASE_URL';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}
