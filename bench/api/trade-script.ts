/**
 * The statements of one trade for `pgbench`, as PostgreSQL's log shows them (`log_statement = all`). What the server
 * calculates between them (hash, balances) is constant here.
 */
export function tradeScript(officeId: string, userId: string): string {
  return `
select users.*, coalesce(users.country_code, offices.country_code) from users left join offices on offices.id = users.office_id where users.archived_at is null and users.id = '${userId}';
begin;
select id, country_code from offices where id = '${officeId}' and archived_at is null for key share;
insert into trades (office_id, user_id, created_at, old_currency, old_minor, new_currency, new_minor, rate) values ('${officeId}', '${userId}', now(), 'USD', 10, 'EUR', 9, 0.9) returning id as trade \\gset
select number + 1 as number, hash from journal_heads where office_id = '${officeId}' for update \\gset
with held as (select currency, amount_minor from balances where office_id = '${officeId}' order by currency for update) select currency, null as reference, amount_minor as value from held union all select null, reference, number from journal_entries where office_id = '${officeId}' and reference = any(array['trade:' || :trade]);
with booked as (insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, trade_id, previous_hash, hash) values ('${officeId}', :number, 'TRADE', 'trade:' || :trade, now(), '${userId}', :trade, repeat('0', 64), repeat('0', 64))), moved as (insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor, cash_after_minor) values ('${officeId}', :number, 0, 'USD', 'CASH', 'EXCHANGE', 10, 100), ('${officeId}', :number, 1, 'EUR', 'EXCHANGE', 'CASH', 9, 100)), head as (update journal_heads set number = :number, hash = repeat('0', 64), trade_count = trade_count + 1 where office_id = '${officeId}') insert into balances (office_id, currency, amount_minor) values ('${officeId}', 'EUR', 100), ('${officeId}', 'USD', 100) on conflict (office_id, currency) do update set amount_minor = excluded.amount_minor;
with recorded as (insert into audit_entries (id, user_id, action, entity, entity_id, office_id, country_code, before, after) values (gen_random_uuid(), '${userId}', 'CREATE', 'trade', :trade::text, '${officeId}', null, null, '{"rate": 0.9, "newAmount": 0.09, "oldAmount": 0.1, "newCurrency": "EUR", "oldCurrency": "USD"}')) insert into list_versions (office_id, list) select '${officeId}'::uuid, list from unnest(array['balances', 'general-ledger', 'trades']) as list on conflict (office_id, list) do update set version = list_versions.version + 1, raised_at = now();
commit;
`.trimStart();
}
