import type { Migration } from './migration';
import { runStatements } from './statements';

/** Keys with which programs call the API in the name of their creator. */
export const apiKeys: Migration = {
  name: '0027-api-keys',
  async up(db) {
    await runStatements(db, [
      `create table api_keys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        secret_hash text not null,
        scopes text[] not null,
        office_id uuid references offices (id) on delete cascade,
        addresses text[] not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        last_used_at timestamptz,
        last_used_address text
      )`,
      `create index api_keys_user on api_keys (user_id)`,
      `create index api_keys_office on api_keys (office_id)`,
    ]);
  },
};
