import { openDatabase } from '../database/database';
import { migrate } from '../database/migrator';
import { migrations } from '../database/migrations';
import { migrateAsOwner } from '../database/roles';
import { whenReachable } from '../database/when-reachable';
import type { AddCommand } from './command';

/** Runs migrations separately, so that servers need no rights on the schema. */
export const addMigrate: AddCommand = ({ program, call }) => {
  program
    .command('migrate')
    .description('migrate the schema, as MIGRATION_DATABASE_URL if set, and grant the role of DATABASE_URL its rights')
    .action(async () => {
      const { config, print } = call;
      const applied = await whenReachable(() => migrateAsOwner(config.database));
      const database = await openDatabase(config.database);
      try {
        applied.push(...(await migrate(database.connection, migrations)));
      } finally {
        await database.close();
      }
      print(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}.`);
    });
};
