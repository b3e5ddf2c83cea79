import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductFolders } from './product';

const root = path.resolve(import.meta.dirname, '../..');

/** Data of a product that was started once; each worker copies it. */
export const seed = path.join(root, '.comptoir/e2e-seed');

/** The published remotes of this checkout, or in the CI of the shell those of a deployment. */
export const publishedRemotes = path.resolve(process.env['LIVE_REMOTES'] ?? path.join(root, 'remotes'));

/** Copies of seed data and remotes that a test may change. */
export async function freshFolders(): Promise<ProductFolders> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-e2e-'));
  const folders = { data: path.join(folder, 'data'), remotes: path.join(folder, 'remotes') };
  await mkdir(folders.data);
  await Promise.all([
    cp(seed, folders.data, { recursive: true }),
    cp(publishedRemotes, folders.remotes, { recursive: true }),
  ]);
  return folders;
}
