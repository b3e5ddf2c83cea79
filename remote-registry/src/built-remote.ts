import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';
import * as z from 'zod/mini';
import { RegistryError } from './store';

const MANIFEST = 'mf-manifest.json';

const FederationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string() })),
});

/** What stands in the folder of a built remote, checked. */
export interface BuiltRemote {
  descriptor: RemoteDescriptor;
  entry: string;
  manifest: string;
  integrity: Record<string, string>;
}

/** @throws RegistryError that names the file and what is wrong with it */
export async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const descriptor = await readJson(folder, 'remote.json', RemoteDescriptor);
  const manifest = await readJson(folder, MANIFEST, FederationManifest);
  const exposed = new Set(manifest.exposes.map((expose) => expose.path));
  const missing = [...descriptor.areas, ...descriptor.widgets].find(({ module }) => !exposed.has(module));
  if (missing) {
    throw new RegistryError(
      `${descriptor.name} ${descriptor.version} names the module ${missing.module}, which its build does not expose`,
    );
  }
  const integrity = await hashFiles(folder);
  const entry = manifest.metaData.remoteEntry.name;
  if (!(entry in integrity))
    throw new RegistryError(`${descriptor.name} ${descriptor.version} has no entry ${entry} in ${folder}`);
  return { descriptor, entry, manifest: MANIFEST, integrity };
}

async function readJson<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause);
    throw new RegistryError(`${file}: ${why}`, { cause });
  }
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(m?js|css|json)$/.test(entry.name));
  const hashes = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    return [path.relative(folder, file).split(path.sep).join('/'), `sha384-${digest}`] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).toSorted(([a], [b]) => a.localeCompare(b)));
}
