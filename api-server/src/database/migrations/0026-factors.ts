import type { Migration } from './migration';
import { runStatements } from './statements';

/** Second steps of sign-ins, their recovery codes and tickets, and when a session was confirmed with one. */
export const factors: Migration = {
  name: '0026-factors',
  async up(db) {
    await runStatements(db, [
      `create table factors (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('TOTP', 'PASSKEY')),
        name text not null default '',
        secret text,
        credential_id text unique,
        public_key text,
        counter bigint not null default 0,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        check (kind <> 'TOTP' or secret is not null),
        check (kind <> 'PASSKEY' or (credential_id is not null and public_key is not null))
      )`,
      `create index factors_by_user on factors (user_id)`,
      `create unique index factors_one_app on factors (user_id) where kind = 'TOTP'`,
      `create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`,
      `create table factor_tickets (
        token_hash text primary key,
        purpose text not null,
        user_id uuid references users (id) on delete cascade,
        session_id uuid,
        browser_hash text,
        secret text,
        challenge text,
        tries integer not null default 0,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index factor_tickets_by_expiry on factor_tickets (expires_at)`,
      `alter table sessions add column mfa_at timestamptz`,
      `alter table users add column factors_asked_at timestamptz`,
    ]);
  },
};
