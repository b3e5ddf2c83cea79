import type { Page } from '@playwright/test';
import type { Product } from '../product/product';
import { publishDamaged, takeBack, type BrokenVersion } from './broken-version';
import type { Damage } from './damages';
import { failuresOf, type LoggedFailure } from './logged-failures';

interface LiveDamage {
  version: BrokenVersion;
  failures: readonly LoggedFailure[];
}

let count = 0;

/** Makes a damaged version of operations live while `use` runs, then restores the sound one. */
export async function whileDamaged(
  { page, product }: { page: Page; product: Product },
  damage: Omit<Damage, 'where'>,
  use: (live: LiveDamage) => Promise<void>,
): Promise<void> {
  const { remotes } = product.folders;
  count += 1;
  const version = await publishDamaged(remotes, `9.0.${count}`, damage.build);
  try {
    await damage.publish?.(version);
    const silent = damage.silent?.(version);
    if (silent !== undefined) await page.route(`**/${silent}`, () => undefined);
    await use({ version, failures: failuresOf(page, version.version) });
  } finally {
    await takeBack(remotes);
  }
}
