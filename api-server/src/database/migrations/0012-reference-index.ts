import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * References are looked up by themselves, because almost every one is used by one office only. An index that begins with
 * the office would be one of several, and for an office that is too new for the statistics any of them looks as good.
 */
export const referenceIndex: Migration = {
  name: '0012-reference-index',
  up: (db) =>
    runStatements(db, [
      `alter table journal_entries drop constraint journal_entries_office_id_reference_key`,
      `alter table journal_entries add unique (reference, office_id)`,
    ]),
};
