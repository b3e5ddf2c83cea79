import type { Migration } from './migration';
import { runStatements } from './statements';

/** Receipts, whose rows never change, and the public keys that signed them. */
export const receipts: Migration = {
  name: '0010-receipts',
  async up(db) {
    await runStatements(db, [
      `create table receipts (
        office_id uuid not null references offices (id),
        number bigint not null check (number > 0),
        kind text not null check (kind ~ '^[A-Z_]+$'),
        subject text not null,
        replaces bigint check (replaces < number),
        content jsonb not null,
        content_hash text collate "C" not null unique,
        primary key (office_id, number),
        foreign key (office_id, replaces) references receipts (office_id, number)
      )`,
      `create index receipts_by_subject on receipts (office_id, subject)`,
      // A receipt is replaced at most once.
      `create unique index receipts_by_replaced on receipts (office_id, replaces) where replaces is not null`,
      `create table receipt_keys (
        id text primary key,
        public_key text not null,
        created_at timestamptz not null default now()
      )`,
    ]);
  },
};
