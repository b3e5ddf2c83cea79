import type { HistoryEntry } from './history.schema';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import { RegistryError } from './store';

/** Who changes the registry, and the clock. */
export interface Actor {
  by: string;
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

export function isoTime({ now = () => new Date() }: Actor): string {
  return now().toISOString();
}
