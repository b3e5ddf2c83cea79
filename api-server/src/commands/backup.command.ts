import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';
import { lockFolder } from '../database/embedded/folder-lock';
import { StartError } from '../start-error';
import { writeBackup } from './backup-file';
import type { AddCommand } from './command';
import { requireDatabase } from './existing-database';

export const addBackup: AddCommand = ({ program, call }) => {
  program
    .command('backup <file>')
    .description('copy the data folder into one file, while the server is stopped')
    .action(async (name: string) => {
      const { config, print } = call;
      const file = path.resolve(name);
      const folder = requireEmbedded(config, 'pg_dump');
      requireDatabase(folder);
      if (existsSync(file)) throw new StartError('configuration', `${file} exists already: choose another name.`);
      const release = await lockFolder(folder);
      try {
        await writeBackup(config.dataFolder, file);
      } finally {
        await release();
      }
      print(`Backed up ${config.dataFolder} to ${file}. Store it securely: it contains all secrets.`);
    });
};

/** @throws {StartError} `configuration` with DATABASE_URL, for which PostgreSQL has its own `tool` */
export function requireEmbedded({ database }: Config, tool: string): string {
  if (database.kind === 'embedded') return database.folder;
  throw new StartError(
    'configuration',
    `DATABASE_URL names a PostgreSQL server: use its ${tool} and the tools of its media store.`,
  );
}
