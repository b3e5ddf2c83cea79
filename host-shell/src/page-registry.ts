import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { PublishedRemote, Registry } from '@comptoir/remote-registry/registry';

/** Registry parts loaded on demand: hashes and manifests of the live versions, and former versions. */
export const PARTS = ['live', 'former'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Registry in a page: the shown version of each remote, so that frame and routes are known. Hashes and manifest are
 * included for the remote of the address only; the parts have the others.
 */
export interface PageRegistry extends Registry {
  /** Files with a content hash, checked by the page. Absent when the registry is complete. */
  parts?: Readonly<Record<Part, { address: string; integrity: string }>>;
}

/** Header of `/registry.json` with the parts of a current page. */
export const PARTS_HEADER = 'comptoir-parts';

export function partsText({ live, former }: NonNullable<PageRegistry['parts']>): string {
  return `${live.address} ${former.address}`;
}

export interface RegistryPart {
  remotes: Registry['remotes'];
  manifests: Readonly<Record<string, RemoteManifest>>;
  importMap?: string | undefined;
}

export type ModuleHash = readonly [address: string, hash: string];

/** Import map entries of a remote; empty for scripts. */
export function moduleHashes(name: string, { versions }: PublishedRemote): ModuleHash[] {
  return versions
    .filter(({ format }) => format === 'module')
    .flatMap(({ version, integrity }) =>
      Object.entries(integrity)
        .filter(([file]) => /\.m?js$/.test(file))
        .map(([file, hash]) => [`/remotes/${name}/${version}/${file}`, hash] as const),
    );
}
