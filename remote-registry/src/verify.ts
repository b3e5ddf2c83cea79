import { integrityOf } from '@comptoir/shared-kernel/build/file-hashes';
import { brokenRules } from './invariants';
import { RegistryError, type BroughtVersion, type RegistryStore } from './store';

/** What is wrong with the files of a version as `read` finds them, as sentences. */
async function brokenFiles(
  remote: string,
  { version, integrity }: BroughtVersion,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  const checks = Object.entries(integrity).map(async ([file, hash]) => {
    const content = await read(file);
    if (!content) return [`${remote}/${version}/${file} is gone`];
    return integrityOf(content) === hash ? [] : [`${remote}/${version}/${file} is not the file that was published`];
  });
  return (await Promise.all(checks)).flat();
}

/** @throws RegistryError when a file of a version is not what was built, as `read` finds it where it was brought to */
export async function refuseIncomplete(...brought: Parameters<typeof brokenFiles>): Promise<void> {
  const [remote, { version }] = brought;
  const [broken] = await brokenFiles(...brought);
  if (broken !== undefined) throw new RegistryError(`${remote} ${version} did not arrive whole: ${broken}`);
}

/** Checks the signature of the registry, the rules that it keeps to, and every file of every version against it. */
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
