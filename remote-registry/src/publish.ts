import { KERNEL_CONTRACT, satisfiesContract } from '@comptoir/shared-kernel/remote/contract-version';
import type { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import { readBuiltRemote, type BuiltRemote } from './built-remote';
import { changed, isoTime, type Actor } from './change';
import { blockerOf } from './compatibility';
import type { PublishedRemote, PublishedVersion, Registry } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';
import { brokenFiles } from './verify';
import { withVariants } from './with-variants';

export interface PublishOptions extends Actor {
  reason?: string;
  /** The live shell; by default the one that the registry knows. */
  shell?: ShellDescription;
  /** Keeps it for a shell that is to come, which may not serve the live version any more. */
  staged?: boolean;
}

/**
 * Makes the built remote in `folder` the live version, or keeps it ready while another one is pinned.
 * @throws RegistryError that says what stands in the way; nothing is changed then
 */
export async function publish(
  store: RegistryStore,
  folder: string,
  options: PublishOptions,
): Promise<PublishedVersion> {
  const built = await readBuiltRemote(folder);
  const { name, version } = built.descriptor;
  const at = isoTime(options);
  const published: PublishedVersion = {
    version,
    ...built,
    publishedAt: at,
    publishedBy: options.by,
    ...(options.staged && { staged: true as const }),
  };
  await store.update(async (registry) => {
    const before = registry.remotes[name];
    if (options.staged) refuseStaging(registry, built, options.shell);
    else refuseUnpublishable(registry, built, options.shell ?? registry.shell);
    await withVariants(folder, (whole) => store.addVersion(name, version, whole));
    const [broken] = await brokenFiles(store, name, published);
    if (broken !== undefined) throw new RegistryError(`${name} ${version} did not arrive whole: ${broken}`);
    const after = withVersion(before, published);
    return changed(
      registry,
      { remotes: { ...registry.remotes, [name]: after } },
      {
        at,
        by: options.by,
        action: 'publish',
        remote: name,
        to: version,
        ...(before && { from: before.live }),
        ...(options.reason && { reason: options.reason }),
      },
    );
  });
  return published;
}

/** What the registry holds under the name and number of a build. */
export type Standing =
  | { kind: 'new' }
  | { kind: 'published'; live: string }
  | { kind: 'other'; /** One file that is not the published one. */ file: string };

/** The bundler's report on its own work: no page loads it, and two equal builds order it differently. */
const REPORT = 'mf-stats.json';

/** Compares a build, file by file, with the version of its number. */
export function standingOf(registry: Registry, { descriptor, integrity }: BuiltRemote): Standing {
  const remote = registry.remotes[descriptor.name];
  const known = remote?.versions.find(({ version }) => version === descriptor.version);
  if (!remote || !known) return { kind: 'new' };
  const names = new Set([...Object.keys(integrity), ...Object.keys(known.integrity)]);
  names.delete(REPORT);
  const file = [...names].find((name) => integrity[name] !== known.integrity[name]);
  return file === undefined ? { kind: 'published', live: remote.live } : { kind: 'other', file };
}

/** @throws RegistryError for what the registry has already, or `shell` cannot serve */
export function refuseUnpublishable(registry: Registry, built: BuiltRemote, shell: ShellDescription | undefined): void {
  refuseKnownVersion(registry, built);
  refuseIncompatible(built, shell);
}

/** The live shell need not serve it; the coming one, where it is named, must. */
function refuseStaging(registry: Registry, built: BuiltRemote, coming: ShellDescription | undefined): void {
  refuseKnownVersion(registry, built);
  if (coming) refuseIncompatible(built, coming);
  const { name } = built.descriptor;
  if (registry.remotes[name]) return;
  throw new RegistryError(`${name} has no live version yet: publish the first one together with the shell`);
}

function refuseKnownVersion(registry: Registry, built: BuiltRemote): void {
  const { name, version } = built.descriptor;
  if (standingOf(registry, built).kind !== 'new') {
    throw new RegistryError(`${name} ${version} is published already; a version never changes, so raise it`);
  }
}

function refuseIncompatible(built: BuiltRemote, shell: ShellDescription | undefined): void {
  const { name, version, kernel } = built.descriptor;
  if (shell) {
    const blocker = blockerOf(built, shell);
    if (blocker !== undefined) throw new RegistryError(blocker);
  } else if (!satisfiesContract(KERNEL_CONTRACT, kernel)) {
    throw new RegistryError(`${name} ${version} needs the kernel contract ${kernel}, this one is ${KERNEL_CONTRACT}`);
  }
}

function withVersion(remote: PublishedRemote | undefined, published: PublishedVersion): PublishedRemote {
  if (!remote) return { live: published.version, versions: [published] };
  const live = remote.pinned || published.staged ? remote.live : published.version;
  return { ...remote, live, versions: [published, ...remote.versions] };
}
