import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()) });

/** Parts of `mf-manifest.json` used by publishing, the page server and the shell's loader. */
export const RemoteManifest = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    // The hash of a script is added by the head guard, that of a module by the import map.
    remoteEntry: z.looseObject({ name: z.string(), path: z.string(), type: z.enum(['global', 'var', 'module']) }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: z.looseObject({ js: Files, css: Files }) })),
});

export type RemoteManifest = z.infer<typeof RemoteManifest>;

export function entryOf({ metaData: { remoteEntry } }: RemoteManifest): string {
  return [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/');
}

/** Files for the first render of `module`: the entry, then its scripts and styles. */
export function filesOf(manifest: RemoteManifest, module: string): string[] {
  const assets = manifest.exposes.find((expose) => expose.path === module)?.assets;
  return [entryOf(manifest), ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}
