import { rm } from 'node:fs/promises';
import { publishedRemotes, seed } from './folders';
import { Product } from './product';

/** Seeds the demo data once; every worker copies it. */
export default async function seedOnce(): Promise<void> {
  await rm(seed, { recursive: true, force: true });
  const product = await Product.start({ data: seed, remotes: publishedRemotes });
  await product.stop();
}
