import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DESCRIPTOR_SCHEMAS } from '../remote/descriptor.schema';
import { ShellDescription } from '../remote/shell.schema';
import { exportedNames } from './kernel-names';
import { faceVersion, KERNEL, KERNEL_FACES, SHARED_LIBRARIES } from './shared-modules';

/** `shell.json`: the modules that the shell in `directory` shares with remotes, with their installed versions. */
export function describeShell(
  directory: string,
  version: string,
  { contract: kernel, former } = KERNEL,
): ShellDescription {
  const libraries = Object.keys(SHARED_LIBRARIES).map((name) => [name, installedVersion(directory, name)]);
  const faces = KERNEL_FACES.map((face) => [face, faceVersion(kernel)]);
  const shared: unknown = Object.fromEntries([...libraries, ...faces]);
  const exports = Object.fromEntries(KERNEL_FACES.map((face) => [face, exportedNames(face)]));
  const served = former.length > 0 && { former: former.map(({ contract }) => contract) };
  const descriptors = [...DESCRIPTOR_SCHEMAS];
  return ShellDescription.parse({ schema: 1, version, kernel, descriptors, modules: true, shared, exports, ...served });
}

/** `react/` means all entry points of `react`. */
function installedVersion(directory: string, name: string): unknown {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const file = resolve(`${name.replace(/\/$/, '')}/package.json`);
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
