import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fencesOf } from '../tutorial/fences';
import { Reader } from '../tutorial/reader';

const examples = path.resolve(import.meta.dirname, '../../examples');

/** Where the examples say that a deployment is. */
const ADDRESS = 'http://localhost:4300';

/**
 * Does what the README of an example says, in a copy of it that knows nothing of this workspace: from the deployment at
 * `address`, with the token of its team.
 * @returns what took how long
 * @throws Error with all that the commands wrote
 */
export async function installExample(name: string, address: string, token: string): Promise<readonly string[]> {
  // What npm has is not asked for again.
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

/** Somebody may have tried it here. */
function isKept(file: string): boolean {
  return !['node_modules', 'dist', '.cache'].includes(path.basename(file));
}
