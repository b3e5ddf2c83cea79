import type { Migration } from './migration';
import { runStatements } from './statements';

/** The language that a person chose, in which mails are written; null for somebody who never did. */
export const languages: Migration = {
  name: '0015-languages',
  up: (db) => runStatements(db, [`alter table users add column language text check (language in ('en', 'fr', 'ar'))`]),
};
