import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { StartError } from '../start-error';
import { camelCase } from './camel-case';
import { openEmbeddedPool } from './embedded/embedded-pool';
import { sharedPool } from './embedded/shared-pool';
import type { Database } from './schema';
import { PIPELINE, pipelinedPool } from './pipelined-pool';
import { poolUse, type PoolUse } from './pool-use';
import { Replica } from './replica';
import { surviveCuts } from './survive-cuts';
import { valueParsers } from './value-parsers';

/** Where SQL is sent: the database itself, or a transaction of it. */
export type Connection = Kysely<Database>;
export type WriteTransaction = Transaction<Database>;

export type DatabaseOptions =
  | { kind: 'embedded'; /** The folder that holds it, made when missing. */ folder: string }
  | {
      kind: 'postgresql';
      /** A `postgres://` address. */ url: string;
      /** The same database as who owns its tables; without it the role of `url` changes them. */
      migrationUrl?: string | undefined;
      /** A streaming replica of it, which lists and exports are read from. */ replicaUrl?: string | undefined;
      /** Largest number of connections. */ connections?: number;
      /** Longest wait for an answer before the connection is given up, in milliseconds. */ answerTimeout?: number;
      /** Longest wait for a free or a new connection, in milliseconds. */ connectTimeout?: number;
    };

/** Hears of each statement that has ended, in the context of what asked it. */
export type StatementEnd = (text: string, milliseconds: number, failure: unknown) => void;

export interface OpenedDatabase {
  kind: DatabaseOptions['kind'];
  connection: Connection;
  poolUse(): PoolUse;
  replica?: Replica | undefined;
  close(): Promise<void>;
}

/** How long a request waits for a free connection, in milliseconds; the embedded database has one for all. */
const CONNECTION_TIMEOUT_MS = 20_000;
/** How long a statement may run, and a transaction may do nothing, before the server ends it; milliseconds. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** After that a server that answers nothing is taken for gone, in milliseconds. */
const ANSWER_TIMEOUT_MS = 65_000;
/** The same of a replica, for which the primary can stand in. */
const REPLICA_PATIENCE = { connectTimeout: 1_000, answerTimeout: 10_000 };

/**
 * Opens the embedded database of a folder, or a PostgreSQL server.
 *
 * @throws {StartError} `folder-not-writable`, `folder-in-use`, `database-damaged`, `disk-full`,
 *   `database-unreachable`
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

/** One that is away is no reason not to start. */
function openReplica(options: DatabaseOptions) {
  if (options.kind === 'embedded' || options.replicaUrl === undefined) return undefined;
  return openServer({ ...options, url: options.replicaUrl, ...REPLICA_PATIENCE });
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
    // Compiling a page's query takes ten times as long as running it.
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
        `The database at ${withoutPassword(options.url)} cannot be reached: ${why}. Check DATABASE_URL, or leave it out to use the embedded database.`,
        { cause },
      );
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'DATABASE_URL';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}
