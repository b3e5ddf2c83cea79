import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductFolders } from './product';

const root = path.resolve(import.meta.dirname, '../..');

/** The data of a product that started once, stopped since; each worker begins with a copy. */
export const seed = path.join(root, '.comptoir/e2e-seed');

/** The remotes as they are published in this checkout, or where the CI of the shell has those of a deployment. */
export const publishedRemotes = path.resolve(process.env['LIVE_REMOTES'] ?? path.join(root, 'remotes'));

/** Seeded data of one's own, and remotes of one's own that a test may break. */
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
