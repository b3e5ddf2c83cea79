import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import { brokenRules } from './invariants';
import { RegistryError, type UploadedVersion, type RegistryStore } from './store';

async function brokenFiles(
  remote: string,
  { version, integrity }: UploadedVersion,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  const checks = Object.entries(integrity).map(async ([file, hash]) => {
    const content = await read(file);
    if (!content) return [`${remote}/${version}/${file} is gone`];
    return integrityOf(content) === hash ? [] : [`${remote}/${version}/${file} is not the file that was published`];
  });
  return (await Promise.all(checks)).flat();
}

/** @throws RegistryError if an uploaded file differs from the build */
export async function refuseIncomplete(...uploaded: Parameters<typeof brokenFiles>): Promise<void> {
  const [remote, { version }] = uploaded;
  const [broken] = await brokenFiles(...uploaded);
  if (broken !== undefined) throw new RegistryError(`${remote} ${version} is incomplete: ${broken}`);
}

/** Verifies the signature and the invariants of the registry, and all files of all versions. */
export async function verify(store: RegistryStore): Promise<{ versions: number; broken: string[] }> {
  const registry = await store.read();
  const versions = Object.entries(registry.remotes).flatMap(([remote, { versions }]) =>
    versions.map((version) => ({ remote, version })),
  );
  const broken = brokenRules(registry);
  for (const { remote, version } of versions) {
    const read = (file: string) => store.readFile(`${remote}/${version.version}/${file}`);
    broken.push(...(await brokenFiles(remote, version, read)));
  }
  return { versions: versions.length, broken };
}
