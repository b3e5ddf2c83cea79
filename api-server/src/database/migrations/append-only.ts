import { sql, type QueryExecutorProvider } from 'kysely';
import { runStatements } from './statements';

/** What the first row of a chain follows. */
export const GENESIS_HASH = '0'.repeat(64);
/** The chain of rows that belong to no single office. */
export const NO_OFFICE_CHAIN = '00000000-0000-0000-0000-000000000000';

/**
 * Everything that a row says, as text that is always the same: its place in the chain, which is checked by itself, and
 * columns without a value are left out, so that a column may be added later. Times are those of the session's time zone.
 */
export function chainedContent(row: string): string {
  return `(select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(${row}))
    where value <> 'null'::jsonb and key not in ('chain_number', 'chain_hash'))`;
}

function chainedHash(previous: string, content: string): string {
  return `encode(sha256(convert_to(${previous} || ${content}, 'UTF8')), 'hex')`;
}

/** Makes what `appendOnly` and `chained` put on tables. */
export async function prepareHistory(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db);
  await runStatements(db, [
    `create function refuse_history_change() returns trigger language plpgsql as
      $$ begin raise exception 'History is append-only: % on % is refused', tg_op, tg_table_name
        using errcode = 'restrict_violation'; end $$`,
    // The last row of each chain; its row is the lock that gives the rows their order.
    `create table chain_heads (
      chain text not null,
      office_id uuid not null,
      number bigint not null,
      hash text not null,
      primary key (chain, office_id)
    ) with (fillfactor = 50)`,
    // It runs as who owns the tables: the server itself may not touch the heads.
    `create function chain_row() returns trigger language plpgsql
      security definer set search_path = ${rows[0]?.schema ?? 'public'}, pg_temp set timezone = 'UTC' as
      $$ declare content text := ${chainedContent('new')};
      begin
        insert into chain_heads as head (chain, office_id, number, hash)
        values (tg_table_name, coalesce(new.office_id, '${NO_OFFICE_CHAIN}'), 1, ${chainedHash(`'${GENESIS_HASH}'`, 'content')})
        on conflict (chain, office_id) do update
          set number = head.number + 1, hash = ${chainedHash('head.hash', 'content')}
        returning number, hash into new.chain_number, new.chain_hash;
        return new;
      end $$`,
  ]);
}

/** Refuses every change and deletion of rows of a table, whoever sends it. */
export function appendOnly(table: string): string {
  return `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_history_change()`;
}

/**
 * Gives each row of a table that has an `office_id` its number in the chain of that office, and the SHA-256 of the row
 * before it and of its own content, also to rows that are there already. `order` says which of those came first.
 */
export function chained(table: string, order: string): string[] {
  return [
    `alter table ${table} add column chain_number bigint, add column chain_hash text`,
    `set local timezone = 'UTC'`,
    `do $$ declare
        entry record;
        office_now uuid;
        place_now bigint := 0;
        previous text;
      begin
        for entry in
          select ctid as place, coalesce(office_id, '${NO_OFFICE_CHAIN}') as office, ${chainedContent(table)} as content
          from ${table} order by 2, ${order}
        loop
          if office_now is distinct from entry.office then
            office_now := entry.office; place_now := 0; previous := '${GENESIS_HASH}';
          end if;
          place_now := place_now + 1;
          previous := ${chainedHash('previous', 'entry.content')};
          update ${table} set chain_number = place_now, chain_hash = previous where ctid = entry.place;
        end loop;
      end $$`,
    `insert into chain_heads (chain, office_id, number, hash)
      select distinct on (2) '${table}', coalesce(office_id, '${NO_OFFICE_CHAIN}'), chain_number, chain_hash
      from ${table} order by 2, chain_number desc`,
    `alter table ${table} alter column chain_number set not null, alter column chain_hash set not null`,
    `create index ${table}_in_chain on ${table} (office_id, chain_number)`,
    `create trigger ${table}_chained before insert on ${table} for each row execute function chain_row()`,
  ];
}
