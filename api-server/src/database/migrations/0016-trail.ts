import { appendOnly, chained, prepareHistory } from './append-only';
import type { Migration } from './migration';
import { runStatements } from './statements';

/** The audit trail is append-only and chained like the journal, and the end of a journal never goes back. */
export const trail: Migration = {
  name: '0016-trail',
  async up(db) {
    await prepareHistory(db);
    await runStatements(db, [
      ...chained('audit_entries', 'at, id'),
      appendOnly('audit_entries'),
      `create trigger journal_heads_never_fall before update on journal_heads
        for each row when (new.number < old.number or new.office_id <> old.office_id)
        execute function refuse_history_change()`,
      `create trigger journal_heads_stay before delete or truncate on journal_heads
        for each statement execute function refuse_history_change()`,
    ]);
  },
};
