import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import type { ShellDescription } from '@comptoir/kernel/remote/shell';

export const shell: ShellDescription = { schema: 1, version: '1.0.0', kernel: '1.0', shared: { react: '19.3.1' } };

export function descriptor(version: string, changes: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    schema: 1,
    name: 'operations',
    version,
    kernel: '1.0',
    areas: [{ path: '/agencies', module: './agencies', title: { en: 'Agencies' }, needs: 'office' }],
    navigation: [],
    widgets: [],
    shared: { react: '^19.3.0' },
    ...changes,
  };
}

export interface BuiltFolder {
  changes?: Partial<RemoteDescriptor>;
  exposes?: readonly string[];
  files?: Readonly<Record<string, string>>;
  /** Scripts of each exposed module. */
  scripts?: readonly string[];
}

export async function builtFolder(
  version: string,
  { changes = {}, exposes = ['./agencies'], files = {}, scripts = [] }: BuiltFolder = {},
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-built-'));
  const manifest = {
    metaData: { globalName: 'comptoir_operations', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    exposes: exposes.map((expose) => ({ path: expose, assets: { js: { sync: [...scripts] }, css: { sync: [] } } })),
  };
  const all = {
    'remote.json': JSON.stringify(descriptor(version, changes)),
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': `/* ${version} */`,
    'assets/logo.svg': '<svg/>',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'comptoir-registry-'));
}
