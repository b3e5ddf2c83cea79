import type { PublishedRemote, PublishedVersion, RegistryRecord } from '../registry.schema';
import { canonicalJson } from './canonical-json';
import type { Signer } from './signature';

/** Signed content of a version, for any audience: hashes of its files, and its entry. */
function versionStatement(remote: string, version: PublishedVersion): string {
  const { version: number, entry, manifest, format, integrity } = version;
  return canonicalJson({ remote, version: number, entry, manifest, format, integrity });
}

/**
 * Adds signatures of the parts that page servers pass on: signed separately, because no page gets all of them and page
 * servers have no key. A version is signed once per key.
 */
export function withPublicStatements(record: RegistryRecord, signer: Signer): RegistryRecord {
  const remotes = Object.entries(record.remotes).map(
    ([name, remote]) => [name, withSignedVersions(name, remote, signer)] as const,
  );
  const shown = Object.entries(record.remotes).filter(([, { retired }]) => !retired);
  const announced = {
    revision: record.revision,
    at: record.history.at(-1)?.at ?? new Date().toISOString(),
    live: Object.fromEntries(shown.map(([name, { live }]) => [name, live])),
  };
  return {
    ...record,
    remotes: Object.fromEntries(remotes),
    announced: { ...announced, signature: signer.sign(canonicalJson(announced)) },
  };
}

function withSignedVersions(name: string, remote: PublishedRemote, { key, sign }: Signer): PublishedRemote {
  const isSigned = ({ signature }: PublishedVersion) => signature?.key === key;
  if (remote.versions.every(isSigned)) return remote;
  const versions = remote.versions.map((version) =>
    isSigned(version) ? version : { ...version, signature: sign(versionStatement(name, version)) },
  );
  return { ...remote, versions };
}
