import type { Migration } from './migration';
import { runStatements } from './statements';

/** What an import keeps is counted for each person; how its text is written may be said. */
export const importLimits: Migration = {
  name: '0061-import-limits',
  up: (db) =>
    runStatements(db, [
      // bytes: of all cells as JSON. facts: what was noticed of the file, for the person who sent it
      `alter table imports
        add column encoding text,
        add column bytes bigint not null default 0,
        add column facts jsonb`,
      `create index imports_of_person on imports (user_id, created_at)`,
    ]),
};
