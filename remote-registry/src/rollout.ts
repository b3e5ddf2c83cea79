import { activeRemote, changedRemote, isoTime, publishedRemote, tokenOf, type Actor } from './change';
import { audienceText, type Audience } from './audience.schema';
import type { PublishedRemote, PublishedVersion } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

type Withdrawal = NonNullable<PublishedVersion['withdrawn']>;

export function rolledOut({ versions }: PublishedRemote): PublishedVersion | undefined {
  return versions.find(({ rollout }) => rollout);
}

/** Ends a roll-out: a rollback or a newer publication replaces it as well. */
export function withoutRollout(remote: PublishedRemote, withdrawn: Withdrawal): PublishedRemote {
  const versions = remote.versions.map(({ rollout, ...each }) => (rollout ? { withdrawn, ...each } : each));
  return { ...remote, versions };
}

/**
 * Shows the version of a roll-out to everyone.
 * @throws RegistryError if there is none
 */
export async function promote(store: RegistryStore, name: string, options: Actor & { reason?: string }) {
  return endRollout(store, name, options, 'promote', (remote, { version }) => ({
    ...remote,
    live: version,
    versions: remote.versions.map(({ rollout: _over, ...each }) => each),
  }));
}

/** Withdraws the version of a roll-out: everyone gets the live version. */
export async function halt(store: RegistryStore, name: string, options: Actor & { reason: string }) {
  const withdrawn = { at: isoTime(options), by: options.by, reason: options.reason };
  return endRollout(store, name, options, 'halt', (remote) => withoutRollout(remote, withdrawn));
}

async function endRollout(
  store: RegistryStore,
  name: string,
  options: Actor & { reason?: string },
  action: 'promote' | 'halt',
  end: (remote: PublishedRemote, shown: PublishedVersion) => PublishedRemote,
): Promise<{ version: string; live: string }> {
  let version = '';
  const registry = await store.update((current) => {
    const remote = activeRemote(current, name);
    const shown = rolledOut(remote);
    if (!shown) throw new RegistryError(`${name} has no roll-out: ${remote.live} is shown to everyone`);
    ({ version } = shown);
    return changedRemote(current, name, end(remote, shown), {
      at: isoTime(options),
      by: options.by,
      action,
      ...(action === 'promote' ? { from: remote.live, to: version } : { from: version, to: remote.live }),
      ...(options.reason !== undefined && { reason: options.reason }),
      ...tokenOf(options),
    });
  });
  return { version, live: publishedRemote(registry, name).live };
}

export async function flag(
  store: RegistryStore,
  name: string,
  area: string,
  options: Actor & { audience?: Audience; reason?: string },
): Promise<void> {
  const { audience, by, reason } = options;
  await store.update((registry) => {
    const { flags = {}, ...remote } = publishedRemote(registry, name);
    const paths = new Set(remote.versions.flatMap(({ descriptor }) => descriptor.areas.map(({ path }) => path)));
    if (!paths.has(area)) {
      throw new RegistryError(`${name} has no area ${area}; there are: ${[...paths].join(', ') || 'none'}`);
    }
    const { [area]: before, ...others } = flags;
    if (!before && !audience) throw new RegistryError(`${area} of ${name} is not restricted`);
    const after = audience ? { ...others, [area]: audience } : others;
    const kept = Object.keys(after).length > 0 ? { ...remote, flags: after } : remote;
    return changedRemote(registry, name, kept, {
      at: isoTime(options),
      by,
      action: 'flag',
      to: area,
      audience: audience ? audienceText(audience) : 'everybody',
      ...(reason !== undefined && { reason }),
    });
  });
}
