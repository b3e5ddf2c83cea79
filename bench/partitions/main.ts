import { Client } from 'pg';
import { fill } from '../customer/customer';
import { startPostgres } from '../api/postgres';
import { median } from '../median';
import {
  readsOfCollections,
  readsOfJournal,
  writesOfCollections,
  writesOfJournal,
  type Sample,
  type Statement,
} from './statements';
import { COLLECTIONS, JOURNAL, makeCopies, tablesOf, type Parted } from './tables';

// What reads and writes of collections and of the journal take, where their table is one, parted by office, and parted
// by month: by turns, on PostgreSQL with a part of the big customer.
const SCALE = Number(process.env['SCALE'] ?? 0.1);
const REPETITIONS = 60;

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('partitions');
  const { samples } = await fill({ kind: 'postgresql', url }, SCALE);
  const client = new Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  // What went wrong is told by the statement, not by the connection that ends with the server.
  client.on('error', () => undefined);
  await client.query('create sequence numbers start 5000000000');
  const office = `'${samples['officeId']}'`;
  const collection = { office, id: String(samples['getCollection.id']) };
  await compareAll(client, COLLECTIONS, readsOfCollections(collection), writesOfCollections(collection));
  const entry = await entryOf(client, office);
  await compareAll(client, JOURNAL, readsOfJournal(entry), writesOfJournal(entry));
  await client.end();
} finally {
  await postgres.stop();
}

/** An entry in the middle of the journal of an office. */
async function entryOf(client: Client, office: string): Promise<Sample> {
  const { rows } = await client.query<{ number: string }>(
    `select (max(number) / 2)::bigint::text as number from journal_entries where office_id = ${office}`,
  );
  return { office, id: rows[0]?.number ?? '1' };
}

async function compareAll(client: Client, parted: Parted, reads: Statement[], writes: Statement[]): Promise<void> {
  await makeCopies(client, parted);
  const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${parted.name}`);
  process.stdout.write(`\n${parted.name}: ${rows[0]?.count} rows\n\n`);
  say('SCALE ' + SCALE, 'one table, ms', 'by office, ms', 'ratio', 'by month, ms', 'ratio');
  say('---', '---:', '---:', '---:', '---:', '---:');
  for (const statement of reads) await compare(client, parted, statement);
  await client.query(`alter table ${parted.name} disable trigger all`);
  for (const statement of writes) await compare(client, parted, statement);
}

async function compare(client: Client, parted: Parted, [name, statementOf]: Statement): Promise<void> {
  const times = new Map<string, number[]>(tablesOf(parted).map((table) => [table, []]));
  // The first of each does not count.
  for (let turn = -1; turn < REPETITIONS; turn += 1) {
    for (const [table, met] of times) {
      const started = performance.now();
      await client.query(statementOf(table));
      if (turn >= 0) met.push(performance.now() - started);
    }
  }
  const [one = 0, byOffice = 0, byMonth = 0] = [...times.values()].map(median);
  const ratio = (time: number) => (time / one).toFixed(1);
  say(name, one.toFixed(2), byOffice.toFixed(2), ratio(byOffice), byMonth.toFixed(2), ratio(byMonth));
}

function say(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
