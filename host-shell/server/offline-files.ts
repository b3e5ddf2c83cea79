import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@comptoir/remote-registry';
import { integrityOf, SHELL_HASH } from '@comptoir/remote-sdk/build/file-hashes';
import * as z from 'zod/mini';
import { isHashed } from './caching';
import { hashedFile, type HashedFile, type PartFile } from './registry-parts';

/** Files of a built shell, and those that only some of its shared modules load. */
export interface ShellFiles {
  all: readonly HashedFile[];
  /** Addresses by shared module; of these, pages without the module load none. */
  only: Readonly<Record<string, readonly string[]>>;
}

const Manifest = z.object({
  shared: z.array(
    z.object({
      name: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** Folders of the shell whose files are pages of their own, or belong to choices made online. */
const EXCLUDED = /^(help|flags)\//;
/** Report of the bundler: no page loads it. */
const REPORT = 'mf-stats.json';

/** Reads the files that the shell may load at any time. */
export async function readShellFiles(folder: string): Promise<ShellFiles> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'));
  const loaded = names
    .filter((name) => isHashed(name) && !/\.(br|gz|map)$/.test(name) && !EXCLUDED.test(name))
    .toSorted();
  const all = await Promise.all(
    loaded.map(async (name) => [`/${name}`, integrityOf(await readFile(path.join(folder, name)), SHELL_HASH)] as const),
  );
  const text = await readFile(path.join(folder, 'mf-manifest.json'), 'utf8').catch(() => '{"shared":[]}');
  const { shared } = Manifest.parse(JSON.parse(text));
  const files = shared.map(({ name, assets: { js, css } }) => [name, [...js.sync, ...css.sync]] as const);
  const shares = new Map<string, number>();
  for (const file of files.flatMap(([, each]) => each)) shares.set(file, (shares.get(file) ?? 0) + 1);
  const only = files.map(([name, each]) => [
    name,
    each.filter((file) => shares.get(file) === 1).map((file) => `/${file}`),
  ]);
  return { all, only: Object.fromEntries(only) };
}

/**
 * Lists all files of the live version of each remote that works offline, with those of the shell that it may load. The
 * service worker stores the list as a whole.
 */
export function offlineFiles(known: Registry, published: Registry, shell: ShellFiles): ReadonlyMap<string, PartFile> {
  const lists = Object.entries(known.remotes).flatMap(
    ([
      name,
      {
        versions: [live],
      },
    ]) => {
      if (!live?.descriptor.needs?.includes('offline')) return [];
      const { versions = [] } = published.remotes[name] ?? {};
      const uses = versions.find(({ version }) => version === live.version)?.descriptor.uses;
      const own = Object.entries(live.integrity)
        .filter(([file]) => file !== REPORT)
        .map(([file, hash]): HashedFile => [`/remotes/${name}/${live.version}/${file}`, hash]);
      return [[name, hashedFile('offline', [...filesFor(shell, uses), ...own])] as const];
    },
  );
  return new Map(lists);
}

/** All without the names that the remote uses, which older builds do not list. */
function filesFor({ all, only }: ShellFiles, uses: Readonly<Record<string, unknown>> | undefined): HashedFile[] {
  const unused = Object.entries(only).filter(([name]) => name.startsWith('@comptoir/') && uses && !(name in uses));
  const left = new Set(unused.flatMap(([, files]) => files));
  return all.filter(([address]) => !left.has(address));
}
