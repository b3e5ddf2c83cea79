import type { PublishedVersion, RegistryStore } from '@comptoir/remote-registry';
import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()) });

/** The part of a remote's `mf-manifest.json` that says which files a module needs. */
export const RemoteManifest = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: z.looseObject({ js: Files, css: Files }) })),
});

export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** The manifest of a version, or `undefined` where it is gone or broken: the browser then finds out and falls back. */
export async function readManifest(
  store: RegistryStore,
  remote: string,
  { version, manifest }: PublishedVersion,
): Promise<RemoteManifest | undefined> {
  try {
    const content = await store.readFile(remote, version, manifest);
    return content && RemoteManifest.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The files that the first render of `module` needs: the entry, then its scripts and styles. */
export function filesOf(manifest: RemoteManifest, module: string): string[] {
  const assets = manifest.exposes.find((expose) => expose.path === module)?.assets;
  return [manifest.metaData.remoteEntry.name, ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}
