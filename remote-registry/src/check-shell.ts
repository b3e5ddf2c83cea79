import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import * as z from 'zod/mini';
import { changed, isoTime, type Actor } from './change';
import { blockers } from './compatibility';
import type { Registry } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

/** What a shell offers: from the folder of its build, or from where it runs. @throws RegistryError that says why not */
export async function readShell(place: string): Promise<ShellDescription> {
  try {
    return ShellDescription.parse(await shellJson(place));
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause);
    throw new RegistryError(`${place} holds no description of a shell (shell.json): ${why}`, { cause });
  }
}

async function shellJson(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return JSON.parse(await readFile(path.join(place, 'shell.json'), 'utf8'));
  const response = await fetch(new URL('/shell.json', place));
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

/** @throws RegistryError that names each live remote which this shell could not serve */
export function refuseStranding(registry: Registry, shell: ShellDescription): void {
  const stranded = Object.values(registry.remotes).flatMap(({ live, versions }) =>
    versions.filter(({ version }) => version === live).flatMap(({ descriptor }) => blockers(descriptor, shell)),
  );
  if (stranded.length > 0) {
    throw new RegistryError(`The shell ${shell.version} would strand live remotes:\n${stranded.join('\n')}`);
  }
}

/** Writes down which shell is live, so that later publications are held against it; once for each shell. @throws RegistryError */
export async function acceptShell(store: RegistryStore, shell: ShellDescription, actor: Actor): Promise<void> {
  await store.update((registry) => {
    refuseStranding(registry, shell);
    if (isDeepStrictEqual(registry.shell, shell)) return registry;
    const { version: to } = shell;
    const from = registry.shell && { from: registry.shell.version };
    return changed(registry, { shell }, { at: isoTime(actor), by: actor.by, action: 'shell', ...from, to });
  });
}
