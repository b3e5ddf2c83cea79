import { integrityOf } from '@comptoir/shared-kernel/build/file-hashes';
import type { PublishedVersion } from './registry.schema';
import type { RegistryStore } from './store';

/** What is wrong with the files of a version as they are kept, as sentences. */
export async function brokenFiles(
  store: RegistryStore,
  remote: string,
  { version, integrity }: PublishedVersion,
): Promise<string[]> {
  const checks = Object.entries(integrity).map(async ([file, hash]) => {
    const content = await store.readFile(`${remote}/${version}/${file}`);
    if (!content) return [`${remote}/${version}/${file} is gone`];
    return integrityOf(content) === hash ? [] : [`${remote}/${version}/${file} is not the file that was published`];
  });
  return (await Promise.all(checks)).flat();
}

/** Checks the signature of the registry and every file of every version against it. */
export async function verify(store: RegistryStore): Promise<{ versions: number; broken: string[] }> {
  const registry = await store.read();
  const versions = Object.entries(registry.remotes).flatMap(([remote, { versions }]) =>
    versions.map((version) => ({ remote, version })),
  );
  const broken: string[] = [];
  for (const { remote, version } of versions) broken.push(...(await brokenFiles(store, remote, version)));
  return { versions: versions.length, broken };
}
