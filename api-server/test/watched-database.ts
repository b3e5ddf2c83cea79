import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Pool } from 'pg';
import type { OpenedDatabase } from '../src/database/database';
import type { Database } from '../src/database/schema';
import { valueParsers } from '../src/database/value-parsers';
import { IDLE_POOL } from './databases';
import { sharedPostgres } from './shared-databases';

export interface QueryCost {
  statements: number;
  rows: number;
  /** Rows fetched from tables, excluding index-only scans. */
  fetched: number;
  joined: number;
}

export interface WatchedDatabase extends OpenedDatabase {
  costOf(work: () => Promise<void>): Promise<QueryCost>;
}

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
    async costOf(work) {
      sent = [];
      await work();
      const reads = sent.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql));
      const plans: Plan[] = [];
      for (const read of reads) plans.push(await planOf(pool, read));
      const rows = plans.reduce((sum, plan) => sum + scanned(plan), 0);
      const fetched = plans.reduce((sum, plan) => sum + scanned(plan, FETCHING), 0);
      return { statements: reads.length, rows, fetched, joined: Math.max(0, ...plans.map(joinedAtOnce)) };
    },
  };
}

interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Disables sequential scans, which small tables would otherwise use. */
async function planOf(pool: Pool, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const setting of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']) {
      await client.query(`set local ${setting} = off`);
    }
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

// Bitmap index scans are counted at the heap scan.
const SCANNING = /^(?!Bitmap Index).*Scan$/;
const FETCHING = /^(?!Bitmap Index|Index Only).*Scan$/;

function scanned(plan: Plan, nodes = SCANNING): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = nodes.test(plan['Node Type']) ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + scanned(child, nodes), own);
}

function joinedAtOnce(plan: Plan): number {
  return Math.max(partsOfJoin(plan), ...(plan.Plans ?? []).map(joinedAtOnce));
}

/** A limited or aggregated subquery counts as one table. */
function partsOfJoin({ 'Node Type': node, Plans: children = [] }: Plan): number {
  if (!/Join|Nested Loop|^(Hash|Sort|Incremental Sort|Materialize|Memoize|Gather|Gather Merge)$/.test(node)) return 1;
  const parts = children.filter(({ 'Parent Relationship': is }) => is !== 'SubPlan' && is !== 'InitPlan');
  return parts.reduce((sum, part) => sum + partsOfJoin(part), 0);
}
