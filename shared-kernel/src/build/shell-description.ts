import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KERNEL_CONTRACT } from '../remote/contract-version';
import { ShellDescription } from '../remote/shell.schema';
import { KERNEL_FACES, KERNEL_VERSION, SHARED_LIBRARIES } from './shared-modules';

/** `shell.json`: what the shell in `directory` offers to remotes, with the versions that are installed there. */
export function describeShell(directory: string, version: string): ShellDescription {
  const libraries = Object.keys(SHARED_LIBRARIES).map((name) => [name, installedVersion(directory, name)]);
  const faces = KERNEL_FACES.map((face) => [face, KERNEL_VERSION]);
  const shared: unknown = Object.fromEntries([...libraries, ...faces]);
  return ShellDescription.parse({ schema: 1, version, kernel: KERNEL_CONTRACT, shared });
}

/** `react/` stands for every entry point of `react`. */
function installedVersion(directory: string, name: string): unknown {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const file = resolve(`${name.replace(/\/$/, '')}/package.json`);
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
