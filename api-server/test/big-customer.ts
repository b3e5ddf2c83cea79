import { sql } from 'kysely';
import { findLarge } from '../src/background/update-hour-sums';
import type { Connection } from '../src/database/database';
import { addCashFlows } from '../src/books/cash-flows.repository';
import { addUpHours } from '../src/lists/hours/hour-sums.repository';
import { fillReceipts } from './big-customer-receipts';
import { BATCH, fillEvents } from './big-customer-events';

const WHOLE = { offices: 2_008, agencies: 300_000, collections: 3_000_000, entries: 2_000_000, suppliers: 200_000 };
const AUDIT_ROWS = 1_000_000;
const SECURITY_EVENTS = 1_000_000;
const COUNTRIES = 40;
const COLLECTORS = 8;

/**
 * Adds the big customer, or a fraction, to a database with one person per role: three years of business, with an
 * existing office as the big one. Skips foreign keys, triggers and hash chains, which no measured query reads.
 */
export async function fillBigCustomer(
  database: Connection,
  {
    scale,
    officeId,
    userId,
    offices,
    collectors: ofOffice = COLLECTORS,
  }: {
    scale: number;
    officeId: string;
    userId: string;
    offices?: number;
    collectors?: number;
  },
): Promise<void> {
  const part = (rows: number) => Math.max(1, Math.round(rows * scale));
  const count = {
    offices: offices ?? Math.max(3, part(WHOLE.offices)),
    agencies: Math.max(60, part(WHOLE.agencies)),
    collections: part(WHOLE.collections),
    entries: part(WHOLE.entries),
    suppliers: part(WHOLE.suppliers),
    audit: part(AUDIT_ROWS),
  };
  const bigAgencies = Math.ceil(count.agencies / 6);
  await database.transaction().execute(async (transaction) => {
    const run = (text: string) => sql.raw(text).execute(transaction);
    const inBatches = async (rows: number, statement: (from: number, to: number) => string) => {
      for (let from = 1; from <= rows; from += BATCH) await run(statement(from, Math.min(from + BATCH - 1, rows)));
    };
    const series = (from: number, to: number) => `generate_series(${from}::bigint, ${to}::bigint) n`;
    const office = (number: string) =>
      `case when ${number} = 1 then '${officeId}'::uuid else md5('office ' || ${number})::uuid end`;
    const officeOfAgency = `(case when agency <= ${bigAgencies} then 1 else 2 + agency % ${count.offices - 1} end)`;
    const collectors = (number: string) => `(case when ${number} = 1 then 60 else ${ofOffice} end)`;

    await run('set local session_replication_role = replica');
    await run(`insert into offices (id, name, city, country_code)
      select ${office('n')}, 'Office ' || n, 'City ' || n % 300,
        case when n % 10 = 0 then 'DZ' else chr(65 + (n % ${COUNTRIES} / 20)::int) || chr(65 + (n % 20)::int) end
      from ${series(2, count.offices)}`);
    await run(`insert into users (id, email, name, phone, role, office_id, verified)
      select md5('user ' || o || ' ' || i)::uuid, 'person-' || o || '-' || i || '@big.example',
        (array['Amel','Karim','Nadia','Yacine','Samira'])[1 + (o + i) % 5] || ' Number' || o || 'x' || i, '+213 5' || o || i,
        case when i = 0 then 'OFFICEMANAGER' else 'COLLECTOR' end, ${office('o')}, true
      from generate_series(1, ${count.offices}) o, lateral generate_series(0, ${collectors('o')}) i`);
    await inBatches(
      count.suppliers,
      (from, to) => `insert into suppliers (id, office_id, name)
        select md5('supplier ' || n)::uuid, ${office(`(case when n % 30 = 0 then 1 else 1 + n % ${count.offices} end)`)},
          'Supplier ' || n || ' of goods' from ${series(from, to)}`,
    );
    await inBatches(
      count.agencies,
      // Random names, as varied as real ones.
      (from, to) => `insert into agencies
          (office_id, id, name, address, city, postal_code, country_code, email, phone, lat, lon)
        select ${office(officeOfAgency)}, md5('agency ' || agency)::uuid, 'Agency ' || left(md5('' || agency), 8), agency || ' Rue',
          'City', '16000', 'DZ', 'agency-' || agency || '@big.example', '+213 2' || agency, 36, 3
        from (select n as agency from ${series(from, to)}) agencies`,
    );
    await inBatches(
      count.collections,
      (
        from,
        to,
      ) => `insert into collections (office_id, id, agency_id, collector_id, status, scheduled_at, collected_at,
          scheduled_minor, collected_minor, currency, recorded_by)
        select ${office('o')}, 1000000 + n, md5('agency ' || agency)::uuid,
          md5('user ' || o || ' ' || 1 + n % ${collectors('o')})::uuid,
          case when past then 'COLLECTED' else 'UNCOLLECTED' end || case when n % 300 = 0 then '_WITH_ISSUES' else '' end, at,
          case when past then at end, 10000,
          case when past then 10000 end, case when n % 3 = 0 then 'EUR' else 'DZD' end, null
        from (select n, agency, ${officeOfAgency} as o, at, at < now() and n % 500 > 0 as past from (
          select n, now() + interval '10 days' - interval '1095 days' * ((n * 7919 % ${count.collections} + 0.5) / ${count.collections}) as at,
            case when n % 14 = 0 then 1 + n / 14 % ${bigAgencies}
              else ${bigAgencies} + 1 + n % ${count.agencies - bigAgencies} end as agency
          from ${series(from, to)}) numbered) placed`,
    );
    await inBatches(
      Math.ceil(count.collections / 10),
      (from, to) => `insert into collection_notes (office_id, collection_id, id, author_id, author_role, note)
        select office_id, id, gen_random_uuid(), collector_id, 'COLLECTOR', 'Ring twice' from collections
        where id between 1000000 + ${from} and 1000000 + ${to}`,
    );
    await fillBooks(run, { ...count, office, userId });
    await run(`insert into audit_entries (id, at, user_id, action, entity, entity_id, office_id, after, chain_number, chain_hash)
      select gen_random_uuid(), now() - n * interval '1 minute', '${userId}', 'UPDATE', 'agency',
        md5('agency ' || case when n % 250 = 0 then 1 else n % ${count.agencies} end)::uuid, '${officeId}', '{}', n, ''
      from ${series(1, count.audit)}`);
    await run(`insert into list_views (id, list, owner_id, office_id, name, query)
      select md5('view ' || n)::uuid, 'agencies', '${userId}', case when n % ${count.offices} = 0 then '${officeId}'::uuid
        else ${office('1 + n % ' + String(count.offices))} end, 'View ' || n, 'search=' || n
      from ${series(1, count.offices)}`);
    await run(`insert into pick_up_series (office_id, id, agency_id, rrule, start_date, scheduled_minor, currency,
        holiday_rule, made_to)
      select office_id, md5('series ' || id)::uuid, id, 'FREQ=WEEKLY', current_date, 10000, 'EUR', 'SKIP', current_date
      from agencies where office_id = '${officeId}' order by id limit 20`);
    const handovers = series(1, Math.max(40, Math.ceil(count.collections / 30)));
    await run(`insert into handovers (office_id, id, number, kind, state, from_user, source, offered_at, counted_at,
        counted_by, ended_at)
      select '${officeId}', md5('handover ' || n)::uuid, n, 'COLLECTOR_TO_OFFICE', case when n <= 20 then 'OFFERED' else 'ACCEPTED' end,
        md5('user 1 ' || 1 + n % 60)::uuid, 'TILL', at, case when n > 20 then at end,
        case when n > 20 then md5('user 1 0')::uuid end, case when n > 20 then at end
      from ${handovers}, lateral (select now() - n * interval '1 hour') offered (at)`);
    await run(`insert into handover_lines (office_id, handover_id, currency, declared_minor, declared_counts, counted_minor,
        counted_counts)
      select '${officeId}', md5('handover ' || n)::uuid, 'DZD', 10000, '{"100": 1}', 10000, '{"100": 1}' from ${handovers}`);
    await run(`insert into cash_cases (office_id, id, number, source, source_id, currency, amount_minor, owner_id,
        opened_at, due_at, state, settled_minor, resolved_at)
      select '${officeId}', md5('case ' || n)::uuid, n, 'HANDOVER', md5('handover ' || n)::uuid, 'DZD', -10000,
        md5('user 1 ' || 1 + n % 60)::uuid, at, at + interval '7 days', case when n <= 20 then 'OPEN' else 'RESOLVED' end,
        case when n <= 20 then 0 else -10000 end, case when n > 20 then at end
      from ${handovers}, lateral (select now() - n * interval '1 hour') opened (at)`);
    await run(`insert into office_custody (office_id, is_on) values ('${officeId}', true)`);
    await run(`insert into account_balances (office_id, account, currency, amount_minor, since)
      select '${officeId}'::uuid, 'VAULT', 'DZD', 500000, now()
      union all select '${officeId}', 'HAND:' || md5('user 1 ' || n)::uuid, 'DZD', 10000 * n, now() from generate_series(1, 60) n
      union all select '${officeId}', 'RECEIVABLE:' || md5('user 1 ' || n)::uuid, 'DZD', 100, now() from generate_series(1, 5) n
      union all select '${officeId}', 'SUSPENSE:' || md5('case ' || n)::uuid, 'DZD', case when n <= 20 then 10000 else 0 end, now()
        from ${handovers}
      union all select '${officeId}', 'TRANSIT:' || md5('transfer ' || n)::uuid, 'DZD', 5000, now() from ${handovers}`);
    await run(`insert into cash_limits (office_id, account, currency, warn_minor, max_minor)
      values ('${officeId}', 'HAND', 'DZD', 100000, 300000), ('${officeId}', 'CASH', 'DZD', 100000, null)`);
    const days = series(1, Math.max(40, Math.ceil(count.collections / 100)));
    await run(`insert into business_days (office_id, day, first_entry, last_entry, time_zone, opened_at, ends_at, number,
        version, closed_at, closed_by)
      select '${officeId}', current_date - n::int, 100000 - n, case when n > 1 then 100000 - n end, 'Africa/Algiers', at, at,
        case when n > 1 then 100000 - n end, case when n > 1 then 1 else 0 end, case when n > 1 then at end,
        case when n > 1 then md5('user 1 0')::uuid end
      from ${days}, lateral (select now() - n * interval '1 day') opened (at)`);
    await run(`insert into cash_counts (office_id, id, day, version, scope, currency, attempt, counts, counted_minor,
        expected_minor, after_entry, counted_by, counted_at)
      select office_id, gen_random_uuid(), day, 1, 'TILL', 'DZD', 1, '{"100": 1}', 10000, 10000,
        (select max(number) from journal_entries where office_id = '${officeId}'), md5('user 1 0')::uuid,
        opened_at from business_days`);
    const collected = `select office_id, id, md5('pick-up ' || id)::uuid as pick_up_id, collector_id, collected_minor, currency,
      collected_at from collections where office_id = '${officeId}' and collected_minor is not null`;
    await run(`insert into pick_ups (office_id, id, collection_id, collector_id, recorded_by, by_office, outcome, note,
        signer_name, seal, occurred_at, booked_at, based_on_version, flags, content_hash)
      select office_id, pick_up_id, id, collector_id, collector_id, false, 'COLLECTED', '', '', '', collected_at,
        collected_at, 1, '{}', '' from (${collected}) done`);
    await run(`insert into pick_up_lines (office_id, pick_up_id, currency, amount_minor)
      select office_id, pick_up_id, currency, 0 from (${collected}) done`);
    await fillReceipts(transaction, officeId, Math.max(40, Math.ceil(count.collections / 30)));
    await run(`insert into office_closures (office_id, id, first_day, last_day, reason)
      select '${officeId}', gen_random_uuid(), current_date + n::int, current_date + n::int, 'Closed' from ${series(1, 20)}`);
    await run(`insert into bulk_changes (id, user_id, action, total)
      values (md5('bulk')::uuid, md5('user 1 0')::uuid, '{"kind":"cancel"}', ${count.agencies})`);
    await run(`insert into bulk_rows (bulk_id, record_id, refusal)
      select md5('bulk')::uuid, n, case when n <= 20 then '{"code":"not-found","message":"Not there"}'::jsonb end
      from ${series(1, count.agencies)}`);
    // A manager sees only own imports.
    const manager = `(select id from users where role = 'OFFICEMANAGER' and office_id = '${officeId}'
      and email not like '%@big.example' limit 1)`;
    await run(`insert into imports (id, user_id, office_id, kind, file_name, time_zone, secret, state, titles, fields, total)
      values (md5('import')::uuid, ${manager}, '${officeId}', 'agencies', 'a.csv', 'UTC', '', 'ready', '["Name"]', '["name"]',
        ${count.agencies})`);
    await run(`insert into import_rows (import_id, row, cells, kind, outcome)
      select md5('import')::uuid, n, '["Agency"]', case when n <= 20 then 'wrong' else 'new' end,
        case when n % 1000 = 0 then 'refused' end from ${series(1, count.agencies)}`);
    await fillEvents(transaction, { events: part(SECURITY_EVENTS), officeId });
    await run(`insert into list_versions (office_id, list)
      select id, list from offices, unnest(array['agencies','collections','users','suppliers','trades','offices',
        'general-ledger','audit']) list on conflict do nothing`);
    // Enables list deltas.
    await run(`insert into list_changes (office_id, list, version, record_id, raised_at)
      select office_id, list, version, office_id, raised_at from list_versions where list in ('agencies','suppliers')
      on conflict do nothing`);
    await run(`delete from row_counts`);
    for (const table of ['agencies', 'collections', 'suppliers']) {
      await run(`insert into row_counts select office_id, '${table}', count(*) from ${table}
        where archived_at is null and office_id is not null group by office_id`);
    }
    await run(`insert into row_counts select office_id, 'users ' || role, count(*) from users
      where archived_at is null and office_id is not null group by office_id, role`);
    await run(`delete from collector_sums`);
    await run(`insert into collector_sums select office_id, collector_id, currency, count(*), count(collected_minor),
        sum(scheduled_minor), coalesce(sum(collected_minor), 0)
      from collections where archived_at is null group by office_id, collector_id, currency`);
    await run(`insert into trade_counts select currency, office_id, count(*)
      from trades, unnest(array[old_currency, new_currency]) currency group by currency, office_id`);
    await run(
      `select setval(pg_get_serial_sequence(name, 'id'), 1000000000000) from unnest(array['collections', 'trades']) name`,
    );
  });
  await sql`vacuum analyze`.execute(database);
  await database.transaction().execute(async (transaction) => {
    for (let large; (large = await findLarge(transaction));) await addUpHours(transaction, large);
    await addCashFlows(transaction);
  });
  await sql`vacuum analyze hour_sums, hour_scopes, hour_changes, cash_flows, cash_flow_heads`.execute(database);
}

/** Alternating trades and expenses over three years. */
async function fillBooks(
  run: (text: string) => Promise<unknown>,
  {
    entries,
    offices,
    office,
    userId,
  }: { entries: number; offices: number; office: (number: string) => string; userId: string },
): Promise<void> {
  const entriesOf = (big: boolean) => Math.max(2, Math.floor(big ? entries / 3 : (entries * 2) / 3 / (offices - 1)));
  for (const big of [true, false]) {
    const own = entriesOf(big);
    const step = Math.max(1, Math.floor(big ? offices : BATCH / own));
    for (let first = big ? 1 : 2; first <= (big ? 1 : offices); first += step) {
      const last = big ? 1 : Math.min(first + step - 1, offices);
      await run(`create temporary table booked as
        select ${office('o')} as office_id, n as number, o * 100000000::bigint + n as id,
          md5('transaction ' || o || ' ' || n)::uuid as transaction_id, n % 2 = 0 as is_trade,
          now() - interval '1095 days' * ((${own} - n + 0.5) / ${own}) as at
        from generate_series(${first}, ${last}) o, generate_series(1, ${own}) n`);
      await run(`insert into trades (office_id, id, old_minor, old_currency, new_minor, new_currency, rate, user_id, created_at)
        select office_id, id, 10, case when number % 6 = 0 then 'USD' else 'DZD' end, 9, 'EUR', 0.9, '${userId}', at
        from booked where is_trade`);
      await run(`insert into transactions (office_id, id, kind, amount_minor, currency, description, occurred_at, user_id, created_at)
        select office_id, transaction_id, 'EXPENSE', -9, 'EUR', 'Fuel', at, '${userId}', at from booked where not is_trade`);
      await run(`insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, trade_id, transaction_id,
          previous_hash, hash)
        select office_id, number, case when is_trade then 'TRADE' else 'EXPENSE' end,
          case when is_trade then 'trade:' || id else 'transaction:' || transaction_id end, at, '${userId}',
          case when is_trade then id end, case when not is_trade then transaction_id end, repeat('0', 64), repeat('0', 64)
        from booked`);
      await run(`insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor, cash_after_minor)
        select office_id, number, 0, 'EUR', 'CASH', case when is_trade then 'EXCHANGE' else 'EXPENSES' end, 9, 1000000 from booked
        union all
        select office_id, number, 1, 'USD', 'EXCHANGE', 'CASH', 9, 1000000 from booked where is_trade`);
      await run('drop table booked');
    }
  }
  await run(`insert into journal_heads (office_id, number, hash, trade_count)
    select office_id, max(number), repeat('0', 64), count(trade_id) from journal_entries group by office_id`);
  await run(`insert into balances (office_id, currency, amount_minor)
    select id, currency, 1000000000 from offices, unnest(array['USD', 'EUR', 'DZD']) currency`);
}
