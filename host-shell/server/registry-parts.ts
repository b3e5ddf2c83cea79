import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably, type Registry } from '@comptoir/remote-registry';
import type { RemoteManifest } from '@comptoir/remote-registry/manifest';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import type { PageRegistry, Part, RegistryPart } from '../src/page-registry';
import { importMapsOf } from './import-map';
import { compressedText, type CompressedText } from './compressed-text';

/** Number of registry states whose parts stay in memory. */
const REMEMBERED = 32;

export interface PartFile {
  address: string;
  integrity: string;
  file: CompressedText;
}

export type PartFiles = Readonly<Record<Part, PartFile>>;

export function partFiles(known: Registry, manifests: ReadonlyMap<string, RemoteManifest>): PartFiles {
  const maps = importMapsOf(known);
  const remotes = (first: number, end?: number): Registry['remotes'] =>
    Object.fromEntries(
      Object.entries(known.remotes).map(([name, { live, versions }]) => [
        name,
        { live, versions: versions.slice(first, end) },
      ]),
    );
  return {
    live: hashedFile('registry', {
      remotes: remotes(0, 1),
      manifests: Object.fromEntries(manifests),
      importMap: maps.live?.text,
    }),
    former: hashedFile('registry', { remotes: remotes(1), manifests: {}, importMap: maps.former?.text }),
  };
}

/** Address and integrity of a file. */
export type HashedFile = readonly [address: string, integrity: string];

/** A file whose address contains a hash of its content. */
export function hashedFile(name: string, content: RegistryPart | readonly HashedFile[]): PartFile {
  const file = compressedText(JSON.stringify(content));
  const hash = createHash('sha256').update(file.content).digest('hex').slice(0, 8);
  return { address: `/${name}.${hash}.json`, integrity: integrityOf(file.content), file };
}

export function namesOf({ live, former }: PartFiles): NonNullable<PageRegistry['parts']> {
  const nameOf = ({ address, integrity }: PartFile) => ({ address, integrity });
  return { live: nameOf(live), former: nameOf(former) };
}

/**
 * Keeps parts for open pages: the latest in memory, those of a week with the kept files of former shells, where other
 * page servers find them.
 */
export function partCache(keptIn: string | undefined) {
  const remembered = new Map<string, CompressedText>();

  async function keep({ address, file }: PartFile): Promise<void> {
    remembered.delete(address);
    remembered.set(address, file);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    if (keptIn === undefined) return;
    await mkdir(keptIn, { recursive: true });
    await writeDurably(path.join(keptIn, address), file.content);
  }

  return {
    find: (address: string) => remembered.get(address),
    keep: async (files: readonly PartFile[]) => {
      await Promise.all(files.map(keep));
    },
  };
}
