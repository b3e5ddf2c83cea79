import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';

/** The files of a built remote that are text, by name. */
export type Files = Map<string, string>;

/** Publishes a copy of the live version of operations as `9.0.0`, after `damage` was done to its files. */
export async function publishDamaged(remotes: string, damage: (files: Files) => void): Promise<void> {
  const store = folderStore(remotes);
  const live = (await store.read()).remotes['operations']?.live;
  if (live === undefined) throw new Error(`No operations are published in ${remotes}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-damaged-'));
  await cp(path.join(remotes, 'operations', live), folder, { recursive: true });
  const files = await readTexts(folder);
  for (const [name, text] of files) files.set(name, text.replaceAll(live, '9.0.0'));
  damage(files);
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
  await publish(store, folder, { by: 'e2e' });
  await rm(folder, { recursive: true });
}

/** Name of the entry of the live version. */
export async function entryOf(remotes: string): Promise<string> {
  const entry = (await folderStore(remotes).read()).remotes['operations']?.versions[0]?.entry;
  if (entry === undefined) throw new Error(`No operations are published in ${remotes}`);
  return entry;
}

/** The file of a damaged version, to take away once it is published. */
export function publishedFile(remotes: string, name: string): string {
  return path.join(remotes, 'operations', '9.0.0', name);
}

export function nameOf(files: Files, pattern: RegExp): string {
  const name = [...files.keys()].find((each) => pattern.test(each));
  if (name === undefined) throw new Error(`No file like ${pattern.source}`);
  return name;
}

async function readTexts(folder: string): Promise<Files> {
  const names = await readdir(folder);
  // A server would rather send what was compressed ahead of time.
  // And the hashes of the sound build would keep a damaged one from being published.
  const dropped = names.filter((name) => /\.(br|gz)$|^integrity\.json$/.test(name));
  await Promise.all(dropped.map((name) => rm(path.join(folder, name))));
  const texts = names.filter((name) => /\.(js|css|json)$/.test(name) && name !== 'integrity.json');
  return new Map(
    await Promise.all(texts.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}
