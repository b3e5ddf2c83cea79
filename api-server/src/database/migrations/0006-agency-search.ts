import type { Migration } from './migration';
import { runStatements } from './statements';

/** What the search box looks through, without case and accents, kept by the database itself. */
export const agencySearch: Migration = {
  name: '0006-agency-search',
  up: (db) =>
    runStatements(db, [
      `alter table agencies add column search_text text not null generated always as (
        translate(
          lower(name || ' ' || city || ' ' || address || ' ' || email || ' ' || phone),
          'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłñńňòóôõöøōőřśšşťţùúûüūůűýÿžźż',
          'aaaaaaaaacccddeeeeeeeegiiiiiiilnnnoooooooorsssttuuuuuuuyyzzz'
        )
      ) stored`,
    ]),
};
