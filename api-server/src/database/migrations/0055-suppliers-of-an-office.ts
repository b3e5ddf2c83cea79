import type { Migration } from './migration';
import { runStatements } from './statements';

/** A page of the suppliers of an office is read by its index, and so are those that offices share. */
export const suppliersOfAnOffice: Migration = {
  name: '0055-suppliers-of-an-office',
  up: (db) =>
    runStatements(db, [
      `create index suppliers_of_an_office_by_name on suppliers (office_id, (name collate "und-x-icu"), id)
        where archived_at is null`,
    ]),
};
