import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fencesOf } from '../tutorial/fences';
import { Reader } from '../tutorial/reader';

const examples = path.resolve(import.meta.dirname, '../../examples');

/** Address of the deployment in the READMEs of the examples. */
const ADDRESS = 'http://localhost:4300';

/**
 * Follows the README of an example in a copy outside this workspace, for the deployment at `address`.
 * @returns durations of the steps
 * @throws Error with the output of the commands
 */
export async function installExample(name: string, address: string, token: string): Promise<readonly string[]> {
  // Cached packages are not requested again.
  const reader = await Reader.inBareFolder({ PUBLISH_TOKEN: token, npm_config_prefer_offline: 'true' });
  try {
    reader.folder = path.join(reader.home, name);
    await cp(path.join(examples, name), reader.folder, { recursive: true, filter: isKept });
    const config = await readFile(path.join(reader.folder, '.npmrc'), 'utf8').catch(() => undefined);
    if (config !== undefined) {
      await reader.write({ kind: 'file', name: '.npmrc', text: config.replaceAll(ADDRESS, address) });
    }
    const page = await readFile(path.join(reader.folder, 'README.md'), 'utf8');
    for (const fence of fencesOf(page.replaceAll(ADDRESS, address))) await reader.run(fence);
    return reader.clock;
  } finally {
    await reader.leave();
  }
}

function isKept(file: string): boolean {
  return !['node_modules', 'dist', '.cache'].includes(path.basename(file));
}
