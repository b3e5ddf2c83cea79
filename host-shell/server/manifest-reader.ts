import type { PublishedVersion, RegistryStore } from '@comptoir/remote-registry';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import { RemoteManifest } from '@comptoir/remote-registry/manifest';

export type ManifestReader = (remote: string, version: PublishedVersion) => Promise<RemoteManifest | undefined>;

/**
 * Reads and caches manifests of versions, which are immutable. `undefined` for a missing, broken or unpublished one:
 * the browser then detects it and falls back.
 */
export function manifestReader(store: RegistryStore): ManifestReader {
  const cached = new Map<string, RemoteManifest>();
  return async (remote, { version, manifest, integrity }) => {
    const key = `${remote} ${version}`;
    const found =
      cached.get(key) ?? (await readManifest(store, `${remote}/${version}/${manifest}`, integrity[manifest]));
    if (found) cached.set(key, found);
    return found;
  };
}

async function readManifest(
  store: RegistryStore,
  file: string,
  hash: string | undefined,
): Promise<RemoteManifest | undefined> {
  const content = await store.readFile(file);
  if (!content || integrityOf(content) !== hash) return undefined;
  // Publishing validated it as a manifest.
  return needed(RemoteManifest.parse(JSON.parse(Buffer.from(content).toString('utf8'))));
}

/** Drops build metadata for others, because each page of the area contains the manifest. */
function needed({ metaData, exposes }: RemoteManifest): RemoteManifest {
  const { name, path, type } = metaData.remoteEntry;
  return {
    metaData: { globalName: metaData.globalName, remoteEntry: { name, path, type } },
    exposes: exposes.map(({ path: module, assets: { js, css } }) => ({
      path: module,
      assets: { js: { sync: js.sync }, css: { sync: css.sync } },
    })),
  };
}
