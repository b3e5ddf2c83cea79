import type { HistoryEntry } from './history.schema';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import { RegistryError } from './store';

/** Author of a change, and the clock. */
export interface Actor {
  by: string;
  /** Team of the token, over HTTP. Absent for the holder of the registry key, who has all rights. */
  team?: { name: string; key: string };
  now?: () => Date;
}

export function changed(
  registry: RegistryRecord,
  change: Partial<Pick<RegistryRecord, 'remotes' | 'shell'>>,
  entry: Omit<HistoryEntry, 'revision'>,
): RegistryRecord {
  const revision = registry.revision + 1;
  return { ...registry, ...change, revision, history: [...registry.history, { revision, ...entry }] };
}

/** @throws RegistryError if no remote of this name is published */
export function publishedRemote(registry: RegistryRecord, name: string): PublishedRemote {
  const remote = registry.remotes[name];
  if (remote) return remote;
  const names = Object.keys(registry.remotes).join(', ') || 'none';
  throw new RegistryError(`No remote ${name} is published; there are: ${names}`);
}

/** @throws RegistryError if it is retired, too */
export function activeRemote(registry: RegistryRecord, name: string): PublishedRemote {
  const remote = publishedRemote(registry, name);
  if (!remote.retired) return remote;
  throw new RegistryError(
    `${name} is retired (${remote.retired.reason}); "comptoir-remotes restore ${name}" brings it back`,
  );
}

export function changedRemote(
  registry: RegistryRecord,
  name: string,
  remote: PublishedRemote,
  entry: Omit<HistoryEntry, 'revision' | 'remote'>,
): RegistryRecord {
  return changed(registry, { remotes: { ...registry.remotes, [name]: remote } }, { ...entry, remote: name });
}

/** Team and token of a change, for its history entry. */
export function tokenOf({ team }: Actor): Pick<HistoryEntry, 'team' | 'key'> {
  return team ? { team: team.name, key: team.key } : {};
}

export function isoTime({ now = () => new Date() }: Actor): string {
  return now().toISOString();
}
