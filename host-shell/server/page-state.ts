import type { Registry, RegistryRecord } from '@comptoir/remote-registry';
import type { PageCall } from '@comptoir/kernel/remote/descriptor';
import type { PageRegistry } from '../src/page-registry';
import type { KnownRemotes } from './files-ahead';
import { homeCalls } from './home-calls';
import { keptText, type KeptText } from './kept-text';
import type { ManifestReader } from './manifest-reader';
import { areaFinder, pageRegistry, signedRegistry, withoutCalls, type AddressedArea } from './page-registry';
import { namesOf, partFiles, type PartFiles } from './registry-parts';

export interface PageState extends KnownRemotes {
  parts: NonNullable<PageRegistry['parts']>;
  text: () => KeptText;
  areaAt: (address: string) => AddressedArea | undefined;
  homeCalls: readonly PageCall[];
}

export function pageStates(manifestOf: ManifestReader, keep: (files: PartFiles) => Promise<void>) {
  const states = new WeakMap<RegistryRecord, Promise<PageState>>();

  async function make(record: RegistryRecord): Promise<PageState> {
    const whole = pageRegistry(record);
    const known = withoutCalls(whole);
    const manifests = await readManifests(known, manifestOf);
    const files = partFiles(known, manifests);
    await keep(files);
    let text: KeptText | undefined;
    return {
      known,
      manifests,
      parts: namesOf(files),
      text: () => (text ??= keptText(JSON.stringify(signedRegistry(known, record)))),
      areaAt: areaFinder(whole),
      homeCalls: homeCalls(whole, manifests),
    };
  }

  return (record: RegistryRecord): Promise<PageState> => {
    const known = states.get(record);
    if (known) return known;
    const made = make(record);
    states.set(record, made);
    made.catch(() => states.delete(record));
    return made;
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
