import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../database/embedded/folder-lock';
import { StartError } from '../start-error';
import { requireEmbedded } from './backup.command';
import { unpackBackup } from './backup-file';
import type { AddCommand } from './command';
import { hasDatabase } from './existing-database';
import type { Config } from '../config/config';

/** Replaces the data folder by a backup; existing data is moved aside, never deleted. */
export const addRestore: AddCommand = ({ program, call }) => {
  program
    .command('restore <file>')
    .description('restore a backup')
    .option('--replace', 'set existing data aside')
    .action(async (file: string, { replace }: { replace?: true }) => {
      const { config, print } = call;
      const { madeAt, aside } = await restore(path.resolve(file), config, replace ?? false);
      print(`Restored the backup of ${madeAt} to ${config.dataFolder}.`);
      if (aside !== undefined) print(`The previous data is in ${aside}.`);
      print('Check it with: comptoir verify-books');
    });
};

/** Returns when the backup was made, and where the previous data is. */
async function restore(
  file: string,
  config: Config,
  replace: boolean,
): Promise<{ madeAt: string; aside: string | undefined }> {
  const folder = requireEmbedded(config, 'pg_restore');
  const { dataFolder } = config;
  if (!existsSync(file)) throw new StartError('configuration', `The file ${file} does not exist.`);
  if (hasDatabase(folder) && !replace) {
    throw new StartError(
      'configuration',
      `There is data in ${dataFolder}: add --replace to set it aside (npm run comptoir -- restore <file> --replace).`,
    );
  }
  await mkdir(folder, { recursive: true });
  const release = await lockFolder(folder);
  // Inside the data folder, which may be a mount: renames are atomic only within a file system.
  const unpacked = await mkdtemp(path.join(dataFolder, 'restore-'));
  try {
    const { madeAt, names } = await unpackBackup(file, unpacked);
    const aside = path.join(dataFolder, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
    const replaced = await exchange(names, { dataFolder, unpacked, aside });
    return { madeAt, aside: replaced ? aside : undefined };
  } finally {
    await release();
    // Writes of a damaged archive may still be in flight.
    await rm(unpacked, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function exchange(
  names: readonly string[],
  { dataFolder, unpacked, aside }: { dataFolder: string; unpacked: string; aside: string },
): Promise<boolean> {
  const replaced = hasDatabase(path.join(dataFolder, 'database'));
  for (const name of names) {
    const place = path.join(dataFolder, name);
    if (existsSync(place)) {
      await mkdir(aside, { recursive: true });
      await rename(place, path.join(aside, name));
    }
    await rename(path.join(unpacked, name), place);
  }
  if (!replaced) await rm(aside, { recursive: true, force: true });
  return replaced;
}
