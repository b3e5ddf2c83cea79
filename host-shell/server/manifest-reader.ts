import type { PublishedVersion, RegistryStore } from '@comptoir/remote-registry';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import { RemoteManifest } from '@comptoir/remote-registry/manifest';

export type ManifestReader = (remote: string, version: PublishedVersion) => Promise<RemoteManifest | undefined>;

/**
 * Reads manifests of versions, each once: they never change. `undefined` where one is gone, broken or not the one that
 * was published: the browser then finds out and falls back.
 */
export function manifestReader(store: RegistryStore): ManifestReader {
  const known = new Map<string, RemoteManifest>();
  return async (remote, { version, manifest, integrity }) => {
    const key = `${remote} ${version}`;
    const found =
      known.get(key) ?? (await readManifest(store, `${remote}/${version}/${manifest}`, integrity[manifest]));
    if (found) known.set(key, found);
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
  // What was published was read as a manifest then.
  return needed(RemoteManifest.parse(JSON.parse(Buffer.from(content).toString('utf8'))));
}

/** Without what a build writes into it for others: it stands in every page of its area. */
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
