import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { PublishedRemote, Registry } from '@comptoir/remote-registry/registry';

/** What a page asks for when it needs it: hashes and manifests of the live versions, and the versions before them. */
export const PARTS = ['live', 'former'] as const;
export type Part = (typeof PARTS)[number];

/**
 * The registry as a page brings it along: of each remote the version that it shows, so that the frame and the routes are
 * known at once. Hashes and manifest come with it for the remote that the address needs; the others stand in the parts.
 */
export interface PageRegistry extends Registry {
  /** One file for one content, which the page checks. Absent where all of it is here. */
  parts?: Readonly<Record<Part, { address: string; integrity: string }>>;
}

/** With `/registry.json`: which parts a page of now would name. */
export const PARTS_HEADER = 'comptoir-parts';

export function partsText({ live, former }: NonNullable<PageRegistry['parts']>): string {
  return `${live.address} ${former.address}`;
}

export interface RegistryPart {
  remotes: Registry['remotes'];
  manifests: Readonly<Record<string, RemoteManifest>>;
  /** The hashes of modules that are not in the page's own import map. */
  importMap?: string | undefined;
}

export type ModuleHash = readonly [address: string, hash: string];

/** What an import map says of the files of a remote: nothing where they are scripts. */
export function moduleHashes(name: string, { versions }: PublishedRemote): ModuleHash[] {
  return versions
    .filter(({ format }) => format === 'module')
    .flatMap(({ version, integrity }) =>
      Object.entries(integrity)
        .filter(([file]) => /\.m?js$/.test(file))
        .map(([file, hash]) => [`/remotes/${name}/${version}/${file}`, hash] as const),
    );
}
