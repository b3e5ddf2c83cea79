import type { Migration } from './migration';
import { runStatements } from './statements';

/** What signing in needs: keys, failed attempts, single-use tokens, answers kept for repeated requests. */
export const sessions: Migration = {
  name: '0002-sessions',
  up: (db) =>
    runStatements(db, [
      `create table signing_keys (
        id text primary key,
        secret text not null,
        created_at timestamptz not null default now(),
        retired_at timestamptz
      )`,
      `create table login_attempts (
        id uuid primary key,
        account text not null,
        address text not null,
        attempted_at timestamptz not null default now()
      )`,
      `create index login_attempts_by_account on login_attempts (account, attempted_at)`,
      `create index login_attempts_by_address on login_attempts (address, attempted_at)`,
      `create index login_attempts_by_age on login_attempts (attempted_at)`,
      // Only the hash is kept: who reads the table cannot use the tokens.
      `create table one_time_tokens (
        token_hash text primary key,
        purpose text not null check (purpose in ('INVITATION', 'RESET')),
        user_id uuid not null references users (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index one_time_tokens_by_user on one_time_tokens (user_id, purpose)`,
      `create index one_time_tokens_by_age on one_time_tokens (expires_at)`,
      // status is null while the first request of a key still runs
      `create table idempotency_keys (
        actor text not null,
        key text not null,
        operation text not null,
        request_hash text not null,
        status int,
        etag text,
        body text,
        created_at timestamptz not null default now(),
        primary key (actor, key)
      )`,
      `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
    ]),
};
