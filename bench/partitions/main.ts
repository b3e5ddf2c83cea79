import { Client } from 'pg';
import { fill } from '../customer/customer';
import { startPostgres } from '../api/postgres';
import { median } from '../median';
import { makeCopies, TABLES, type Table } from './tables';

// What lists, sums and writes of collections take, where their table is one, parted by office, and parted by month: by
// turns, on PostgreSQL with a part of the big customer.
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
  await makeCopies(client);
  say('SCALE ' + SCALE, 'one table, ms', 'by office, ms', 'ratio', 'by month, ms', 'ratio');
  say('---', '---:', '---:', '---:', '---:', '---:');
  const [office, id] = [`'${samples['officeId']}'`, String(samples['getCollection.id'])];
  for (const [name, statement] of reads(office, id)) await compare(client, name, statement);
  await client.query('alter table collections disable trigger all');
  for (const [name, statement] of writes(office, id)) await compare(client, name, statement);
  await client.end();
} finally {
  await postgres.stop();
}

type Statement = (table: Table) => string;

function reads(office: string, id: string): [string, Statement][] {
  const page = 'order by scheduled_at desc, id desc limit 50';
  const sums = 'select currency, sum(scheduled_minor), count(*) from';
  const lately = (days: number) =>
    `archived_at is null and scheduled_at >= now() - interval '${days} days' and scheduled_at < now()`;
  const ofOffice = `office_id = ${office} and archived_at is null`;
  return [
    ['page of an office', (table) => `select * from ${table} where ${ofOffice} ${page}`],
    [
      'page of an office, two years back',
      (table) =>
        `select * from ${table} where ${ofOffice} and (scheduled_at, id) < (now() - interval '730 days', 0) ${page}`,
    ],
    ['page of all offices', (table) => `select * from ${table} where archived_at is null ${page}`],
    ['one by its key', (table) => `select * from ${table} where office_id = ${office} and id = ${id}`],
    ['one by its number', (table) => `select * from ${table} where id = ${id}`],
    [
      'month of an office',
      (table) => `${sums} ${table} where office_id = ${office} and ${lately(30)} group by currency`,
    ],
    ['month of all', (table) => `${sums} ${table} where ${lately(30)} group by currency`],
    ['year of all', (table) => `${sums} ${table} where ${lately(365)} group by currency`],
  ];
}

function writes(office: string, id: string): [string, Statement][] {
  const added = (table: string, rows: number) => `
    insert into ${table} (office_id, id, agency_id, collector_id, status, scheduled_at, scheduled_minor, currency)
    overriding system value
    select office_id, nextval('numbers'), agency_id, collector_id, 'UNCOLLECTED', now() + interval '1 hour', 100, currency
    from collections, generate_series(1, ${rows}) where office_id = ${office} and id = ${id}`;
  return [
    ['one write', (table) => added(table, 1)],
    ['500 in one write', (table) => added(table, 500)],
  ];
}

async function compare(client: Client, name: string, statement: Statement): Promise<void> {
  await client.query('create sequence if not exists numbers start 5000000000');
  const times = new Map<Table, number[]>(TABLES.map((table) => [table, []]));
  // The first of each does not count.
  for (let turn = -1; turn < REPETITIONS; turn += 1) {
    for (const [table, met] of times) {
      const started = performance.now();
      await client.query(statement(table));
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
