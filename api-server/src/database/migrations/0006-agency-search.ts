import type { Migration } from './migration';
import { runStatements } from './statements';

/** What the search box looks through, without case and accents, kept by the database itself. */
export const agencySearch: Migration = {
  name: '0006-agency-search',
  up: (db) =>
    runStatements(db, [
      // lower() knows accented letters only where the locale of the database does, so they are listed in both cases.
      `alter table agencies add column search_text text not null generated always as (
        lower(translate(
          name || ' ' || city || ' ' || address || ' ' || email || ' ' || phone,
          'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłñńňòóôõöøōőřśšşťţùúûüūůűýÿžźżÀÁÂÃÄÅĀĂĄÇĆČĎĐÈÉÊËĒĖĘĚĞÌÍÎÏĪĮŁÑŃŇÒÓÔÕÖØŌŐŘŚŠŞŤŢÙÚÛÜŪŮŰÝŸŽŹŻ',
          'aaaaaaaaacccddeeeeeeeegiiiiiiilnnnoooooooorsssttuuuuuuuyyzzzaaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorsssttuuuuuuuyyzzz'
        ))
      ) stored`,
      // For the list of a country, or of all; the list of one office has an index of its own.
      `create index agencies_of_all_offices_by_name on agencies (lower(name), id) where archived_at is null`,
    ]),
};
