import type { Client } from 'pg';

/** The collections as they are, and copies of them that are parted by office and by month. */
export const TABLES = ['collections', 'collections_by_office', 'collections_by_month'] as const;
export type Table = (typeof TABLES)[number];

const PARTS_BY_OFFICE = 16;

/** Makes both copies, with the same rows and the same indexes. */
export async function makeCopies(client: Client): Promise<void> {
  await client.query(copyOf('collections_by_office', 'hash (office_id)'));
  for (let part = 0; part < PARTS_BY_OFFICE; part += 1) {
    const values = `for values with (modulus ${PARTS_BY_OFFICE}, remainder ${part})`;
    await client.query(`create table by_office_${part} partition of collections_by_office ${values}`);
  }
  await client.query(copyOf('collections_by_month', 'range (scheduled_at)'));
  const { rows: months } = await client.query<{ first: string; next: string }>(
    `select month::text as first, (month + interval '1 month')::text as next from generate_series(
      (select date_trunc('month', min(scheduled_at)) from collections),
      (select max(scheduled_at) + interval '1 month' from collections), interval '1 month') month`,
  );
  for (const [part, { first, next }] of months.entries()) {
    const values = `for values from ('${first}') to ('${next}')`;
    await client.query(`create table by_month_${part} partition of collections_by_month ${values}`);
  }
  for (const table of TABLES.slice(1)) await fillCopy(client, table);
  await client.query('vacuum analyze');
}

function copyOf(table: Table, key: string): string {
  return `create table ${table} (like collections including defaults including generated) partition by ${key}`;
}

async function fillCopy(client: Client, table: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'collections' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await client.query(`insert into ${table} (${names}) overriding system value select ${names} from collections`);
  const { rows: indexes } = await client.query<{ text: string }>(
    `select indexdef as text from pg_indexes where tablename = 'collections'`,
  );
  for (const { text } of indexes) {
    // An index that is unique must have what a table is parted by; reads do not ask for that.
    await client.query(text.replace(/^CREATE (UNIQUE )?INDEX \S+ ON \S+ /, `create index on ${table} `));
  }
}
