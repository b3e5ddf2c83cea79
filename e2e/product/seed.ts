import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { demoDays } from './demo-days';
import { Product, program } from './product';
import { publishedRemotes } from './published-remotes';

const seeds = path.resolve(import.meta.dirname, '../../.comptoir/e2e-seeds');
/** Lifetime of a seed for later runs, in milliseconds: the demo's pick-ups are planned around its time. */
const FRESH_MS = 30 * 60_000;

/** Global setup: deletes seeds of earlier builds and hours, and makes one. */
export default async function renewSeed(): Promise<void> {
  const build = (await stat(program)).mtimeMs;
  const made = await stat(folderOfToday()).catch(() => undefined);
  const isFresh = made !== undefined && made.mtimeMs > build && Date.now() - made.mtimeMs < FRESH_MS;
  if (!isFresh) await rm(seeds, { recursive: true, force: true });
  await seedOfToday();
}

/** Data of a product that was started once today. A run that crosses midnight makes a second seed. */
export async function seedOfToday(): Promise<string> {
  const seed = folderOfToday();
  if (await exists(seed)) return seed;
  await mkdir(seeds, { recursive: true });
  const part = await mkdtemp(path.join(seeds, 'part-'));
  const product = await Product.start({ data: part, remotes: publishedRemotes });
  await product.stop();
  await rename(part, seed).catch(async (error: unknown) => {
    // Another worker made it meanwhile.
    if (!(await exists(seed))) throw error;
    await rm(part, { recursive: true });
  });
  return seed;
}

function folderOfToday(): string {
  return path.join(seeds, demoDays().replaceAll(' ', '_'));
}

async function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}
