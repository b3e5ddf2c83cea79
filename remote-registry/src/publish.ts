import { KERNEL_CONTRACT, satisfiesContract } from '@comptoir/shared-kernel/remote/contract-version';
import { readBuiltRemote, type BuiltRemote } from './built-remote';
import type { PublishedVersion, Registry } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

export interface PublishOptions {
  /** Who publishes; kept in the registry. */
  by: string;
  now?: () => Date;
}

/**
 * Makes the built remote in `folder` the live version.
 * @throws RegistryError that says what stands in the way; nothing is changed then
 */
export async function publish(
  store: RegistryStore,
  folder: string,
  { by, now = () => new Date() }: PublishOptions,
): Promise<PublishedVersion> {
  const built = await readBuiltRemote(folder);
  const { name, version, kernel } = built.descriptor;
  if (!satisfiesContract(KERNEL_CONTRACT, kernel)) {
    throw new RegistryError(
      `${name} ${version} needs the kernel contract ${kernel}, the shell offers ${KERNEL_CONTRACT}`,
    );
  }
  const published: PublishedVersion = { version, ...built, publishedAt: now().toISOString(), publishedBy: by };
  await store.update(async (registry) => {
    refuseKnownVersion(registry, built);
    await store.addVersion(name, version, folder);
    return withVersion(registry, name, published);
  });
  return published;
}

/** Whether this very version stands in the registry already. */
export function isPublished(registry: Registry, name: string, version: string): boolean {
  return registry.remotes[name]?.versions.some((published) => published.version === version) ?? false;
}

function refuseKnownVersion(registry: Registry, { descriptor: { name, version } }: BuiltRemote): void {
  if (isPublished(registry, name, version)) {
    throw new RegistryError(`${name} ${version} is published already; a version never changes, so raise it`);
  }
}

function withVersion(registry: Registry, name: string, published: PublishedVersion): Registry {
  const versions = [published, ...(registry.remotes[name]?.versions ?? [])];
  return {
    ...registry,
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, [name]: { live: published.version, versions } },
  };
}
