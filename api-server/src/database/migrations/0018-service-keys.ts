import type { Migration } from './migration';
import { runStatements } from './statements';

/** Key pairs that sign tokens for services of remotes. */
export const serviceKeys: Migration = {
  name: '0018-service-keys',
  async up(db) {
    await runStatements(db, [
      `create table service_keys (
        id text primary key,
        public_key text not null,
        private_key text not null,
        created_at timestamptz not null default now()
      )`,
    ]);
  },
};
