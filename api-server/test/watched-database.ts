import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Pool } from 'pg';
import type { OpenedDatabase } from '../src/database/database';
import type { Database } from '../src/database/schema';
import { valueParsers } from '../src/database/value-parsers';
import { IDLE_POOL } from './databases';
import { sharedPostgres } from './shared-databases';

/** What a piece of work asked of the database. */
export interface Asked {
  statements: number;
  /** Rows that the statements looked at, whether they are in the answer or not. */
  rows: number;
}

/** A database that remembers the reads that it was sent. */
export interface WatchedDatabase extends OpenedDatabase {
  asked(work: () => Promise<void>): Promise<Asked>;
}

/** A database with all tables on PostgreSQL, whose plans say what was read. */
export async function openWatched(): Promise<WatchedDatabase> {
  const pool = new Pool({ connectionString: await sharedPostgres('all tables'), types: valueParsers, max: 4 });
  let sent: CompiledQuery[] = [];
  const connection = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void sent.push(query),
  });
  return {
    kind: 'postgresql',
    connection,
    poolUse: () => IDLE_POOL,
    close: () => pool.end(),
    async asked(work) {
      sent = [];
      await work();
      const reads = sent.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql));
      let rows = 0;
      for (const read of reads) rows += await rowsRead(pool, read);
      return { statements: reads.length, rows };
    },
  };
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Small tables are read whole whatever their indexes are. Here that is done only where there is no other way. */
async function rowsRead(pool: Pool, { sql, parameters }: CompiledQuery): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const setting of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']) {
      await client.query(`set local ${setting} = off`);
    }
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    return scanned(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function scanned(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  // What a bitmap finds is counted where it is fetched.
  const own = /^(?!Bitmap Index).*Scan$/.test(plan['Node Type'])
    ? (plan['Actual Rows'] + removed) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + scanned(child), own);
}
