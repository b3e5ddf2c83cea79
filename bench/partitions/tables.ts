import type { Client } from 'pg';

/** A table as it is, and copies of it that are parted by office and by month. */
export interface Parted {
  name: 'collections' | 'journal_entries';
  /** The column with the moment whose month parts it. */
  moment: 'scheduled_at' | 'booked_at';
}

export const COLLECTIONS: Parted = { name: 'collections', moment: 'scheduled_at' };
export const JOURNAL: Parted = { name: 'journal_entries', moment: 'booked_at' };

const PARTS_BY_OFFICE = 16;

/** The table, and its two copies. */
export function tablesOf({ name }: Parted) {
  return [name, `${name}_by_office`, `${name}_by_month`] as const;
}

/** Makes both copies, with the same rows and the same indexes. */
export async function makeCopies(client: Client, parted: Parted): Promise<void> {
  const { name, moment } = parted;
  const [, byOffice, byMonth] = tablesOf(parted);
  await client.query(copyOf(name, byOffice, 'hash (office_id)'));
  for (let part = 0; part < PARTS_BY_OFFICE; part += 1) {
    const values = `for values with (modulus ${PARTS_BY_OFFICE}, remainder ${part})`;
    await client.query(`create table ${byOffice}_${part} partition of ${byOffice} ${values}`);
  }
  await client.query(copyOf(name, byMonth, `range (${moment})`));
  const { rows: months } = await client.query<{ first: string; next: string }>(
    `select month::text as first, (month + interval '1 month')::text as next from generate_series(
      (select date_trunc('month', min(${moment})) from ${name}),
      (select max(${moment}) + interval '1 month' from ${name}), interval '1 month') month`,
  );
  for (const [part, { first, next }] of months.entries()) {
    const values = `for values from ('${first}') to ('${next}')`;
    await client.query(`create table ${byMonth}_${part} partition of ${byMonth} ${values}`);
  }
  for (const copy of [byOffice, byMonth]) await fillCopy(client, name, copy);
  await client.query('vacuum analyze');
}

function copyOf(name: string, copy: string, key: string): string {
  return `create table ${copy} (like ${name} including defaults including generated) partition by ${key}`;
}

async function fillCopy(client: Client, name: string, copy: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = '${name}' and is_generated = 'NEVER'`,
  );
  const names = columns.map((column) => column.name).join(', ');
  await client.query(`insert into ${copy} (${names}) overriding system value select ${names} from ${name}`);
  const { rows: indexes } = await client.query<{ text: string }>(
    `select indexdef as text from pg_indexes where tablename = '${name}'`,
  );
  for (const { text } of indexes) {
    // An index that is unique must have what a table is parted by; reads do not ask for that.
    await client.query(text.replace(/^CREATE (UNIQUE )?INDEX \S+ ON \S+ /, `create index on ${copy} `));
  }
}
