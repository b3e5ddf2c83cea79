import { rm } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { expect } from '@playwright/test';
import type { Product } from '../product/product';

/** Publishes a remote of another team while `use` runs, and removes it afterwards. */
export async function whilePublished(
  { url, folders: { remotes } }: Product,
  folder: string,
  use: () => Promise<void>,
): Promise<void> {
  const store = folderStore(remotes);
  const {
    published: { descriptor },
  } = await publish(store, folder, { by: 'another team' });
  const { name } = descriptor;
  try {
    await use();
  } finally {
    await store.update((registry) => {
      const { [name]: _withdrawn, ...others } = registry.remotes;
      return { ...registry, remotes: others };
    });
    await rm(path.join(remotes, name), { recursive: true });
    const known = async () => (await fetch(`${url}/registry.json`)).text();
    await expect.poll(known).not.toContain(`"${name}"`);
  }
}
