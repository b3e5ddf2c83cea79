import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KERNEL_CONTRACT } from '@comptoir/kernel/remote/contract-version';
import { DESCRIPTOR_SCHEMAS } from '@comptoir/kernel/remote/descriptor';
import { ShellDescription } from '@comptoir/kernel/remote/shell';
import { exportedNames } from './kernel-names';
import { KERNEL_FACES, KERNEL_VERSION, SHARED_LIBRARIES } from './shared-modules';

/** `shell.json`: the modules that the shell in `directory` shares with remotes, with their installed versions. */
export function describeShell(directory: string, version: string): ShellDescription {
  const libraries = Object.keys(SHARED_LIBRARIES).map((name) => [name, installedVersion(directory, name)]);
  const faces = KERNEL_FACES.map((face) => [face, KERNEL_VERSION]);
  const shared: unknown = Object.fromEntries([...libraries, ...faces]);
  const exports = Object.fromEntries(KERNEL_FACES.map((face) => [face, exportedNames(face)]));
  const descriptors = [...DESCRIPTOR_SCHEMAS];
  return ShellDescription.parse({
    schema: 1,
    version,
    kernel: KERNEL_CONTRACT,
    descriptors,
    modules: true,
    shared,
    exports,
  });
}

/** `react/` means all entry points of `react`. */
function installedVersion(directory: string, name: string): unknown {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const file = resolve(`${name.replace(/\/$/, '')}/package.json`);
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
