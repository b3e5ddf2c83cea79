import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductFolders } from './product';
import { publishedRemotes } from './published-remotes';
import { seedOfToday } from './seed';

/** Copies of seed data and remotes that a test may change. */
export async function freshFolders(): Promise<ProductFolders> {
  const seed = await seedOfToday();
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-e2e-'));
  const folders = { data: path.join(folder, 'data'), remotes: path.join(folder, 'remotes') };
  await mkdir(folders.data);
  await Promise.all([
    // A product that was killed leaves its socket.
    cp(seed, folders.data, { recursive: true, filter: (from) => path.basename(from) !== '.lock' }),
    cp(publishedRemotes, folders.remotes, { recursive: true }),
  ]);
  return folders;
}
