import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { leakingRules } from '@comptoir/remote-sdk/build/leaking-rules';
import { RegistryError } from './store';

const NAMED = 5;

/** @throws RegistryError if a stylesheet has rules for the whole page */
export async function refuseLeakingStyles(folder: string, remote: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const rules = leakingRules(await readFile(path.join(folder, file), 'utf8'));
    if (rules.length === 0) continue;
    throw new RegistryError(
      `${remote} changes the pages of all teams: ${file} has rules without a class, an id or an attribute (${rules.slice(0, NAMED).join(', ')}); use CSS modules`,
    );
  }
}
