import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuiltDescriptor } from '@comptoir/kernel/remote/built-descriptor';
import { missingModules, type RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import * as z from 'zod/mini';
import { hashFiles } from '@comptoir/remote-sdk/build/file-hashes';
import { readIfThere } from './folder/read-if-there';
import { refuseLeakingStyles } from './leaking-styles';
import { entryOf, RemoteManifest } from './manifest.schema';
import { refuseMissingExports } from './module-exports';
import { refuseOwnAntd } from './own-antd';
import { refuseOwnReact } from './own-react';
import { readable } from './readable';
import { RegistryError } from './store';

const MANIFEST = 'mf-manifest.json';
/** Hashes written by the build; absent if built without our helper. */
const INTEGRITY = 'integrity.json';

export interface BuiltRemote {
  descriptor: RemoteDescriptor;
  entry: string;
  manifest: string;
  integrity: Record<string, string>;
  /** A script if absent. */
  format?: 'module';
}

/** @throws RegistryError naming the file and its mistake */
export async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const descriptor = await readJson(folder, 'remote.json', BuiltDescriptor);
  const manifest = await readJson(folder, MANIFEST, RemoteManifest);
  const name = `${descriptor.name} ${descriptor.version}`;
  const [missing] = missingModules(descriptor, manifest);
  if (missing !== undefined) {
    throw new RegistryError(`${name} names the module ${missing}, which its build does not expose`);
  }
  const { [INTEGRITY]: _own, ...integrity } = await hashFiles(folder);
  const entry = entryOf(manifest);
  if (!(entry in integrity)) throw new RegistryError(`${name} has no entry ${entry} in ${folder}`);
  await refuseChangedFiles(folder, name, integrity);
  const files = Object.keys(integrity);
  await refuseOwnAntd(folder, name, files);
  await refuseOwnReact(folder, name, { files, manifest });
  await refuseLeakingStyles(folder, name, files);
  await refuseMissingExports(folder, descriptor, manifest);
  if (manifest.metaData.remoteEntry.type !== 'module') return { descriptor, entry, manifest: MANIFEST, integrity };
  await refuseRootedImports(folder, name, files);
  return { descriptor, entry, manifest: MANIFEST, integrity, format: 'module' };
}

/** Import with an absolute path, from a build for the root of a site. */
const ROOTED = /\b(?:from|import)\s*\(?\s*["'`]\/(?!\/)/;

async function refuseRootedImports(folder: string, name: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((each) => /\.m?js$/.test(each))) {
    if (!ROOTED.test(await readFile(path.join(folder, file), 'utf8'))) continue;
    throw new RegistryError(
      `${name} cannot be published from ${folder}: ${file} imports from the root of the site, but its files are below /remotes; build it with relative addresses, with Vite base: './'`,
    );
  }
}

async function refuseChangedFiles(folder: string, name: string, actual: Record<string, string>): Promise<void> {
  if (!existsSync(path.join(folder, INTEGRITY))) return;
  const built = await readJson(folder, INTEGRITY, z.record(z.string(), z.string()));
  const changed = Object.keys(built).find((file) => actual[file] !== built[file]);
  if (changed !== undefined) {
    const how = changed in actual ? 'is not the one that was built: its hash differs' : 'was built but is gone';
    throw new RegistryError(`${name} cannot be published from ${folder}: ${changed} ${how}`);
  }
}

/** zod/mini has no messages without a locale. */
const inEnglish = z.locales.en().localeError;

const ENTRY_TYPE =
  'The entry must be a script ("global" or "var"), as webpack and rspack build it, or a "module", as Vite does: of nothing else a browser would check the hash';

function sentenceOf(issue: z.core.$ZodRawIssue) {
  return issue.path?.join('.') === 'metaData.remoteEntry.type' ? ENTRY_TYPE : inEnglish(issue);
}

async function readJson<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  const content = await readIfThere(file);
  if (!content) throw new RegistryError(`${folder} contains no built remote: there is no ${name}`);
  try {
    return schema.parse(JSON.parse(content.toString()), { error: sentenceOf });
  } catch (cause) {
    throw new RegistryError(`${file}: ${readable(cause)}`, { cause });
  }
}
