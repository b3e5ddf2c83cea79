import type { Migration } from './migration';
import { runStatements } from './statements';

/** What signs the addresses of a file. Each has a secret of its own, so an address dies with its file. */
export const mediaSecrets: Migration = {
  name: '0009-media-secrets',
  up: (db) =>
    runStatements(db, [
      `alter table collection_media add column url_secret text not null default gen_random_uuid()::text`,
    ]),
};
