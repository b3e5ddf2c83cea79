const HASH = '0'.repeat(64);

/**
 * The statements of one trade for `pgbench`, as PostgreSQL's log shows them (`log_statement = all`). What the server
 * calculates between them (hash, balances) is constant here.
 */
export function tradeScript(officeId: string, userId: string): string {
  return `
select users.id, users.name, users.email, users.phone, users.role, users.office_id, users.verified, users.password_hash, users.session_epoch, coalesce(users.country_code, offices.country_code) from users left join offices on offices.id = users.office_id where users.archived_at is null and users.id = '${userId}';
begin;
select id, country_code from offices where id = '${officeId}' and archived_at is null for key share;
insert into trades (office_id, user_id, created_at, old_currency, old_minor, new_currency, new_minor, rate) values ('${officeId}', '${userId}', now(), 'USD', 10, 'EUR', 9, 0.9) returning id as trade \\gset
select number + 1 as number, hash from journal_heads where office_id = '${officeId}' for update \\gset
with held as (select currency, amount_minor from balances where office_id = '${officeId}' order by currency for update) select currency, null as reference, amount_minor as value from held union all select null, reference, number from journal_entries where office_id = '${officeId}' and reference = any(array['trade:' || :trade]);
with booked as (insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, collection_id, trade_id, transaction_id, corrects_number, reason, previous_hash, hash) select '${officeId}'::uuid, * from json_to_recordset(('[{"number":"' || :number || '","kind":"TRADE","reference":"trade:' || :trade || '","booked_at":"2026-11-20T09:00:00.000Z","user_id":"${userId}","trade_id":"' || :trade || '","previous_hash":"${HASH}","hash":"${HASH}"}]')::json) as entry(number bigint, kind text, reference text, booked_at timestamptz, user_id uuid, collection_id bigint, trade_id bigint, transaction_id uuid, corrects_number bigint, reason text, previous_hash text, hash text)), moved as (insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor, cash_after_minor) select '${officeId}'::uuid, * from json_to_recordset(('[{"entry_number":"' || :number || '","position":0,"currency":"USD","from_account":"CASH","to_account":"EXCHANGE","amount_minor":"10","cash_after_minor":"100"},{"entry_number":"' || :number || '","position":1,"currency":"EUR","from_account":"EXCHANGE","to_account":"CASH","amount_minor":"9","cash_after_minor":"100"}]')::json) as transfer(entry_number bigint, position int, currency text, from_account text, to_account text, amount_minor bigint, cash_after_minor bigint)), head as (update journal_heads set number = :number, hash = '${HASH}', trade_count = trade_count + 1 where office_id = '${officeId}') insert into balances (office_id, currency, amount_minor) select '${officeId}'::uuid, * from json_to_recordset(('[{"currency":"EUR","amount_minor":"100"},{"currency":"USD","amount_minor":"100"}]')::json) as balance(currency text, amount_minor bigint) on conflict (office_id, currency) do update set amount_minor = excluded.amount_minor;
with recorded as (insert into audit_entries (id, user_id, action, entity, entity_id, office_id, country_code, before, after) values (gen_random_uuid(), '${userId}', 'CREATE', 'trade', :trade::text, '${officeId}', null, null, '{"rate": 0.9, "newAmount": 0.09, "oldAmount": 0.1, "newCurrency": "EUR", "oldCurrency": "USD"}')) insert into list_versions (office_id, list) select '${officeId}'::uuid, list from unnest(array['balances', 'general-ledger', 'trades']) as list on conflict (office_id, list) do update set version = list_versions.version + 1, raised_at = now();
commit;
`.trimStart();
}
