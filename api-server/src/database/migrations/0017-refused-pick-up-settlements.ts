import type { Migration } from './migration';
import { runStatements } from './statements';

/** Settlements of refused pick-ups, with a note on what the office did. */
export const refusedPickUpSettlements: Migration = {
  name: '0017-refused-pick-up-settlements',
  async up(db) {
    await runStatements(db, [
      `create table refused_pick_up_settlements (
        id uuid not null,
        content_hash text not null,
        note text not null,
        user_id uuid not null references users (id),
        created_at timestamptz not null default now(),
        primary key (id, content_hash),
        foreign key (id, content_hash) references refused_pick_ups (id, content_hash)
      )`,
      `create trigger refused_pick_up_settlements_append_only
        before delete or update or truncate on refused_pick_up_settlements
        for each statement execute function refuse_history_change()`,
    ]);
  },
};
