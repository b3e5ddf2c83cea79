import type { HistoryEntry } from './history.schema';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import { RegistryError } from './store';

/** Who changes the registry, and the clock. */
export interface Actor {
  by: string;
  /** Over HTTP: whose token it is. Absent: whoever has the key of the registry, who may do everything. */
  team?: { name: string; key: string };
  now?: () => Date;
}

/** The registry after a change that is written into its history. */
export function changed(
  registry: RegistryRecord,
  change: Partial<Pick<RegistryRecord, 'remotes' | 'shell'>>,
  entry: Omit<HistoryEntry, 'revision'>,
): RegistryRecord {
  const revision = registry.revision + 1;
  return { ...registry, ...change, revision, history: [...registry.history, { revision, ...entry }] };
}

/** @throws RegistryError when nothing of this name is published */
export function publishedRemote(registry: RegistryRecord, name: string): PublishedRemote {
  const remote = registry.remotes[name];
  if (remote) return remote;
  const known = Object.keys(registry.remotes).join(', ') || 'none';
  throw new RegistryError(`No remote ${name} is published; there are: ${known}`);
}

/** @throws RegistryError also when the remote is retired */
export function activeRemote(registry: RegistryRecord, name: string): PublishedRemote {
  const remote = publishedRemote(registry, name);
  if (!remote.retired) return remote;
  throw new RegistryError(
    `${name} is retired (${remote.retired.reason}); "comptoir-remotes restore ${name}" brings it back`,
  );
}

/** The registry after a change of one remote. */
export function changedRemote(
  registry: RegistryRecord,
  name: string,
  remote: PublishedRemote,
  entry: Omit<HistoryEntry, 'revision' | 'remote'>,
): RegistryRecord {
  return changed(registry, { remotes: { ...registry.remotes, [name]: remote } }, { ...entry, remote: name });
}

export function isoTime({ now = () => new Date() }: Actor): string {
  return now().toISOString();
}
