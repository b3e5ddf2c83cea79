import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshFolders } from './folders';
import { Product } from './product';

const run = promisify(execFile);
const shell = path.resolve(import.meta.dirname, '../../host-shell');

/** Builds shell and remotes without Module Federation, and starts that instead of the product. */
export async function startMonolith(): Promise<Product> {
  const environment = { ...process.env, MONOLITH: '1', NODE_ENV: 'production' };
  await run(path.join(shell, 'node_modules/.bin/rspack'), ['build'], { cwd: shell, env: environment });
  const folders = await freshFolders();
  await keepRegistryOnly(folders.remotes);
  return Product.start(folders, { SHELL_DIR: path.join(shell, 'dist-monolith') });
}

/** Keeps the descriptors and deletes the files of the remotes, so that none is preloaded. */
async function keepRegistryOnly(remotes: string): Promise<void> {
  const entries = await readdir(remotes, { withFileTypes: true });
  const versions = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  await Promise.all(versions.map(({ name }) => rm(path.join(remotes, name), { recursive: true })));
}
