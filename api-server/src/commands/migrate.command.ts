import { openDatabase } from '../database/database';
import { migrate as migrateTables } from '../database/migrator';
import { migrations } from '../database/migrations';
import { migrateAsOwner } from '../database/roles';
import { whenReachable } from '../database/when-reachable';
import type { Command } from './command';

/** Runs migrations separately, so that servers need no rights on the schema. */
export const migrate: Command = {
  name: 'migrate',
  usage:
    'migrate                         migrate the schema, as MIGRATION_DATABASE_URL if set, and grant the role of DATABASE_URL its rights',
  async run({ config, say }) {
    const applied = await whenReachable(() => migrateAsOwner(config.database));
    const database = await openDatabase(config.database);
    try {
      applied.push(...(await migrateTables(database.connection, migrations)));
    } finally {
      await database.close();
    }
    say(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}.`);
    return 0;
  },
};
