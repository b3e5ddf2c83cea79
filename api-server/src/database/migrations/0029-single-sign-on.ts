import type { Migration } from './migration';
import { runStatements } from './statements';

/** Identities of people at an OpenID provider, sign-ins there that have begun, and the ID tokens of their sessions. */
export const singleSignOn: Migration = {
  name: '0029-single-sign-on',
  async up(db) {
    await runStatements(db, [
      `create table sso_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        primary key (issuer, subject),
        unique (user_id, issuer)
      )`,
      `create table sso_attempts (
        state_hash text primary key,
        browser_hash text not null,
        nonce text not null,
        verifier text not null,
        return_to text not null,
        user_id uuid references users (id) on delete cascade,
        has_second_step boolean not null default false,
        id_token text,
        refusal text,
        expires_at timestamptz not null,
        answered_at timestamptz,
        used_at timestamptz
      )`,
      `create index sso_attempts_by_browser on sso_attempts (browser_hash)`,
      `create index sso_attempts_by_expiry on sso_attempts (expires_at)`,
      `alter table sessions add column id_token text`,
      `alter table factor_tickets add column id_token text`,
    ]);
  },
};
