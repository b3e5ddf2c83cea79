import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { publishedRemotes, seed } from './folders';
import { Product, program } from './product';

/** Build and time of the seed, as JSON. */
const madeBy = `${seed}.json`;
/** Lifetime of a seed for later projects, in milliseconds. */
const FRESH_MS = 30 * 60_000;

export default async function seedOnce(): Promise<void> {
  const build = (await stat(program)).mtimeMs;
  if (await isFresh(build)) return;
  await Promise.all([rm(seed, { recursive: true, force: true }), rm(madeBy, { force: true })]);
  const product = await Product.start({ data: seed, remotes: publishedRemotes });
  await product.stop();
  await writeFile(madeBy, JSON.stringify({ build, at: Date.now() }));
}

/** A seed is valid for its build and its day, because the demo's collections are planned by date. */
async function isFresh(build: number): Promise<boolean> {
  const text = await readFile(madeBy, 'utf8').catch(() => '{}');
  const { build: former, at = 0 }: { build?: number; at?: number } = JSON.parse(text);
  const isOfToday = new Date(at).toDateString() === new Date().toDateString();
  return former === build && isOfToday && Date.now() - at < FRESH_MS;
}
