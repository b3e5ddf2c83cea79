import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * The state and the length of a list of many offices are found among those of its kind alone, and the changes of a
 * record that somebody may see by their index.
 */
export const listsOfManyOffices: Migration = {
  name: '0049-lists-of-many-offices',
  up: (db) =>
    runStatements(db, [
      `create index list_versions_by_list on list_versions (list)`,
      `create index row_counts_by_list on row_counts (list)`,
      `drop index audit_entries_by_entity`,
      `create index audit_entries_by_entity on audit_entries (entity, entity_id, at desc, id desc)
        include (office_id, country_code)`,
    ]),
};
