import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ShellDescription } from '@comptoir/kernel/remote/shell';
import { changed, isoTime, type Actor } from './change';
import { stagedFor, withLive } from './staged';
import { blockerOf } from './compatibility';
import type { PublishedRemote, PublishedVersion, Registry } from './registry.schema';
import { readable } from './readable';
import { rolledOut, withoutRollout } from './rollout';
import { RegistryError, type RegistryStore } from './store';

/**
 * Reads what a shell provides, from its build folder or its URL.
 * @throws RegistryError
 */
export async function readShell(place: string): Promise<ShellDescription> {
  try {
    return ShellDescription.parse(await shellJson(place));
  } catch (cause) {
    throw new RegistryError(`${place} contains no description of a shell (shell.json): ${readable(cause)}`, { cause });
  }
}

async function shellJson(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return JSON.parse(await readFile(path.join(place, 'shell.json'), 'utf8'));
  const response = await fetch(new URL('/shell.json', place));
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

/** Version of each active remote that this shell would show. */
export function servedBy(registry: Registry, shell: ShellDescription): [remote: string, served: PublishedVersion[]][] {
  return Object.entries(registry.remotes).flatMap(([name, remote]): [string, PublishedVersion[]][] => {
    if (remote.retired) return [];
    const staged = stagedFor(remote, shell);
    // A staged version ends a roll-out.
    const shown = staged
      ? [staged]
      : [remote.versions.find(({ version }) => version === remote.live), rolledOut(remote)];
    return [[name, shown.filter((served) => served !== undefined)]];
  });
}

/** @throws RegistryError listing each live remote that this shell cannot serve, not even with a staged version */
export function requireCompatibleShell(registry: Registry, shell: ShellDescription): void {
  const stranded = servedBy(registry, shell).flatMap(([, served]) =>
    served.flatMap((version) => blockerOf(version, shell) ?? []),
  );
  if (stranded.length > 0) {
    throw new RegistryError(`The shell ${shell.version} is incompatible with live remotes:\n${stranded.join('\n')}`);
  }
}

/**
 * Records the live shell, once per shell, for the check of later publications. Staged versions for it become live.
 * @throws RegistryError
 */
export async function acceptShell(store: RegistryStore, shell: ShellDescription, actor: Actor): Promise<void> {
  await store.update((registry) => {
    requireCompatibleShell(registry, shell);
    if (isDeepStrictEqual(registry.shell, shell)) return registry;
    const { version: to } = shell;
    const at = isoTime(actor);
    const from = registry.shell && { from: registry.shell.version };
    const arrived: string[] = [];
    const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
      const staged = stagedFor(remote, shell);
      if (!staged || remote.retired || isKept(remote, shell)) return [name, remote] as const;
      arrived.push(`${name} ${staged.version}`);
      const end = { at, by: actor.by, reason: `${staged.version} came with the shell ${to}` };
      return [name, withLive(withoutRollout(remote, end), staged)] as const;
    });
    const reason = arrived.length > 0 && { reason: `With it, staged before: ${arrived.join(', ')}` };
    const entry = { at, by: actor.by, action: 'shell', ...from, to, ...reason } as const;
    return changed(registry, { shell, remotes: Object.fromEntries(remotes) }, entry);
  });
}

/** A pin is kept while the shell serves the pinned version. */
function isKept({ pinned, live, versions }: PublishedRemote, shell: ShellDescription): boolean {
  const shown = versions.find(({ version }) => version === live);
  return pinned !== undefined && shown !== undefined && blockerOf(shown, shell) === undefined;
}
