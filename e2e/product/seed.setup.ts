import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { publishedRemotes, seed } from './folders';
import { Product, program } from './product';

/** Says what the seed was made by and when, as text. */
const madeBy = `${seed}.json`;
/** So long the seed of one project serves those that run after it, in milliseconds. */
const FRESH_MS = 30 * 60_000;

/** Seeds the demo data once; every worker copies it. */
export default async function seedOnce(): Promise<void> {
  const build = (await stat(program)).mtimeMs;
  if (await isFresh(build)) return;
  await Promise.all([rm(seed, { recursive: true, force: true }), rm(madeBy, { force: true })]);
  const product = await Product.start({ data: seed, remotes: publishedRemotes });
  await product.stop();
  await writeFile(madeBy, JSON.stringify({ build, at: Date.now() }));
}

/** Whether the seed is of this build and of this day, on which the demo's pick-ups are planned. */
async function isFresh(build: number): Promise<boolean> {
  const text = await readFile(madeBy, 'utf8').catch(() => '{}');
  const { build: former, at = 0 }: { build?: number; at?: number } = JSON.parse(text);
  const isOfToday = new Date(at).toDateString() === new Date().toDateString();
  return former === build && isOfToday && Date.now() - at < FRESH_MS;
}
