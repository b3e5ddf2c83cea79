import type { Migration } from './migration';
import { runStatements } from './statements';

/** Distinguishes an office that can be restored from one that was deleted. */
export const archivedOffices: Migration = {
  name: '0067-archived-offices',
  up: (db) => runStatements(db, ['alter table offices add column archived_by uuid']),
};
