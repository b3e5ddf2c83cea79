import type { Role } from '@comptoir/api-contract/roles';
import type { Registry, RegistryRecord } from '@comptoir/remote-registry';
import type { PageCall } from '@comptoir/kernel/remote/descriptor';
import { homeOf } from '../src/navigation/navigation';
import type { PageRegistry } from '../src/page-registry';
import type { RemoteFiles } from './prefetched-files';
import { homeCalls } from './home-calls';
import { compressedText, type CompressedText } from './compressed-text';
import type { ManifestReader } from './manifest-reader';
import { areaFinder, forBrowsers, pageRegistry, signedRegistry, type AddressedArea } from './page-registry';
import { offlineFiles, type ShellFiles } from './offline-files';
import { namesOf, partFiles, type PartFile } from './registry-parts';
import type { ShellPage } from './shell-page';

export interface PageState extends RemoteFiles {
  parts: NonNullable<PageRegistry['parts']>;
  text: () => CompressedText;
  /** List of all files of a remote that works offline, by name. */
  offline: ReadonlyMap<string, PartFile>;
  areaAt: (address: string) => AddressedArea | undefined;
  /** Area that `/` opens for a role, if it is one. */
  homeOf: (role: Role | undefined) => AddressedArea | undefined;
  homeCalls: readonly PageCall[];
}

export interface PageStatesOptions {
  manifestOf: ManifestReader;
  shellFiles: ShellFiles;
  faces: ShellPage['faces'];
  /** Keeps the files that pages of the state request. */
  keep: (files: readonly PartFile[]) => Promise<void>;
  onNotKept: (cause: unknown) => void;
}

export function pageStates({ manifestOf, shellFiles, faces, keep, onNotKept }: PageStatesOptions) {
  const states = new WeakMap<RegistryRecord, Promise<PageState>>();

  async function make(record: RegistryRecord): Promise<PageState> {
    const whole = pageRegistry(record);
    const known = forBrowsers(whole);
    const manifests = await readManifests(known, manifestOf);
    const files = partFiles(known, manifests);
    const offline = offlineFiles(known, record, shellFiles);
    await keep([files.live, files.former, ...offline.values()]).catch(onNotKept);
    const areaAt = areaFinder(whole);
    let text: CompressedText | undefined;
    return {
      known,
      manifests,
      parts: namesOf(files),
      offline,
      text: () => (text ??= compressedText(JSON.stringify(signedRegistry(known, record)))),
      areaAt,
      homeOf: (role) => areaAt((role && homeOf(known, role)?.path) ?? ''),
      homeCalls: homeCalls(whole, { manifests, faces }),
    };
  }

  return (record: RegistryRecord): Promise<PageState> => {
    const known = states.get(record);
    if (known) return known;
    const created = make(record);
    states.set(record, created);
    created.catch(() => states.delete(record));
    return created;
  };
}

async function readManifests(registry: Registry, manifestOf: ManifestReader): Promise<PageState['manifests']> {
  const read = Object.entries(registry.remotes).map(
    async ([
      name,
      {
        versions: [live],
      },
    ]) => {
      const manifest = live && (await manifestOf(name, live));
      return manifest ? ([[`/remotes/${name}/${live.version}/${live.manifest}`, manifest]] as const) : [];
    },
  );
  return new Map((await Promise.all(read)).flat());
}
