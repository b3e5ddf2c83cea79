import type { Client } from 'pg';

const BATCH = 100_000;
/** One entry in this number is a float, the others are trades. */
const FLOAT_EVERY = 10;

/**
 * Fills the journal of an office as the server would have booked it: trades every few minutes, and some floats. Foreign
 * keys and hash chain are left out, since nothing measured here reads them.
 */
export async function fillJournal(client: Client, officeId: string, entries: number): Promise<void> {
  const { rows } = await client.query('select number from journal_heads where office_id = $1', [officeId]);
  const last = Number(rows[0].number);
  await client.query('set session_replication_role = replica');
  for (let from = last + 1; from <= entries; from += BATCH) {
    await addEntries(client, officeId, from, Math.min(from + BATCH - 1, entries));
  }
  await client.query('set session_replication_role = origin');
  await client.query(
    `update journal_heads set number = $2,
      trade_count = (select count(*) from journal_entries where office_id = $1 and trade_id is not null)
      where office_id = $1`,
    [officeId, Math.max(last, entries)],
  );
  await client.query('vacuum analyze');
}

async function addEntries(client: Client, officeId: string, from: number, to: number): Promise<void> {
  await client.query(
    'create temporary table added (number bigint, trade_id bigint, transaction_id uuid, at timestamptz)',
  );
  await client.query(
    `insert into added select number,
        case when number % $3 > 0 then nextval(pg_get_serial_sequence('trades', 'id')) end,
        case when number % $3 = 0 then gen_random_uuid() end,
        timestamptz '2000-01-01' + number * interval '50 seconds'
      from generate_series($1::bigint, $2::bigint) as number`,
    [from, to, FLOAT_EVERY],
  );
  const users = `(select id from users where role = 'SUPERADMIN' limit 1)`;
  for (const statement of [
    `insert into trades (office_id, id, old_minor, old_currency, new_minor, new_currency, rate, user_id, created_at)
      select $1::uuid, trade_id, 10, 'USD', 9, 'EUR', 0.9, ${users}, at from added where trade_id is not null`,
    `insert into transactions (office_id, id, kind, amount_minor, currency, description, occurred_at, user_id, created_at)
      select $1::uuid, transaction_id, 'FLOAT', 100, 'USD', 'Float', at, ${users}, at
      from added where transaction_id is not null`,
    `insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, trade_id, transaction_id,
        previous_hash, hash)
      select $1::uuid, number, case when trade_id is null then 'FLOAT' else 'TRADE' end,
        coalesce('trade:' || trade_id, 'transaction:' || transaction_id), at, ${users}, trade_id, transaction_id,
        repeat('0', 64), repeat('0', 64)
      from added`,
    `insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor,
        cash_after_minor)
      select $1::uuid, number, 0, 'USD', case when trade_id is null then 'FLOAT' else 'CASH' end,
        case when trade_id is null then 'CASH' else 'EXCHANGE' end, 10, 1000000 from added
      union all
      select $1::uuid, number, 1, 'EUR', 'EXCHANGE', 'CASH', 9, 1000000 from added where trade_id is not null`,
  ]) {
    await client.query(statement, [officeId]);
  }
  await client.query('drop table added');
}
