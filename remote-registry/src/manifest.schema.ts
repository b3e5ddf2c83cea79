import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()) });

/** The part of a remote's `mf-manifest.json` that publishing, the server of the page and the shell's loader read. */
export const RemoteManifest = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    // A script is given its hash by the head guard; of a module the page's import map says it.
    remoteEntry: z.looseObject({ name: z.string(), path: z.string(), type: z.enum(['global', 'var', 'module']) }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: z.looseObject({ js: Files, css: Files }) })),
});

export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** The remote's entry, relative to the folder of the manifest. */
export function entryOf({ metaData: { remoteEntry } }: RemoteManifest): string {
  return [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/');
}

/** The files that the first render of `module` needs: the entry, then its scripts and styles. */
export function filesOf(manifest: RemoteManifest, module: string): string[] {
  const assets = manifest.exposes.find((expose) => expose.path === module)?.assets;
  return [entryOf(manifest), ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}
