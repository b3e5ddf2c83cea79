import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fencesOf } from '../tutorial/fences';
import { Reader } from '../tutorial/reader';

const examples = path.resolve(import.meta.dirname, '../../examples');

/** Address of the deployment in the READMEs of the examples. */
const ADDRESS = 'http://localhost:4300';

export interface InstalledExample {
  /** Durations of the steps. */
  clock: readonly string[];
  /** Stops its services and removes it. */
  leave: () => Promise<void>;
}

/**
 * Follows the README of an example in a copy outside this workspace, for the deployment at `address`. Services that it
 * starts run until `leave`.
 * @param environment in addition to that of a plain shell
 * @throws Error with the output of the commands
 */
export async function installExample(
  name: string,
  address: string,
  environment: Readonly<Record<string, string>>,
): Promise<InstalledExample> {
  // Cached packages are not requested again.
  const reader = await Reader.inBareFolder({ npm_config_prefer_offline: 'true', ...environment });
  try {
    reader.folder = path.join(reader.home, name);
    await cp(path.join(examples, name), reader.folder, { recursive: true, filter: isKept });
    const config = await readFile(path.join(reader.folder, '.npmrc'), 'utf8').catch(() => undefined);
    if (config !== undefined) {
      await reader.write({ kind: 'file', name: '.npmrc', text: config.replaceAll(ADDRESS, address) });
    }
    const page = await readFile(path.join(reader.folder, 'README.md'), 'utf8');
    const own = page.replaceAll(ADDRESS, address).replaceAll('8080', environment['BACKEND_PORT'] ?? '8080');
    for (const fence of fencesOf(own)) {
      if (fence.kind === 'service') reader.start(fence);
      else await reader.run(fence);
    }
    return { clock: reader.clock, leave: async () => reader.leave() };
  } catch (cause) {
    await reader.leave();
    throw cause;
  }
}

function isKept(file: string): boolean {
  return !['node_modules', 'dist', '.cache', 'data', 'test-results'].includes(path.basename(file));
}
