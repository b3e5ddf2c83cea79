import {
  candidates,
  KEPT_VERSIONS,
  stagedFor,
  type PublishedRemote,
  type PublishedVersion,
  type Registry,
  type RegistryRecord,
} from '@comptoir/remote-registry';
import type { Area, PageCall } from '@comptoir/kernel/remote/descriptor';
import { KERNEL_CONTRACT, satisfiesContract } from '@comptoir/kernel/remote/contract-version';

export function pageRegistry(registry: Registry, kernel: string = KERNEL_CONTRACT): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = [...waitingFor(remote, kernel), ...candidates(remote)].slice(0, KEPT_VERSIONS).map(forPage);
    return [name, { live: versions[0]?.version ?? remote.live, versions }] as const;
  });
  const { schema, revision } = registry;
  return { schema, revision, remotes: Object.fromEntries(remotes) };
}

/**
 * The part of the registry in the page itself: the live version of each remote, with hashes for the `addressed` one.
 */
export function firstPart({ remotes, ...registry }: Registry, addressed: string | undefined): Registry {
  const offered = Object.entries(remotes).map(([name, { live, versions }]) => {
    const version = versions.filter((each) => each.version === live).map(withoutShared);
    return [name, { live, versions: version.map(name === addressed ? withLoadedHashes : withoutHashes) }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(offered) };
}

/** A page loads only the manifest, scripts and styles of a remote. */
function withLoadedHashes(version: PublishedVersion): PublishedVersion {
  const loaded = Object.entries(version.integrity).filter(
    ([file]) => file === version.manifest || /\.(?:m?js|css)$/.test(file),
  );
  return { ...version, integrity: Object.fromEntries(loaded) };
}

/** Without a hash the browser refuses each file, so nothing of the version is loaded. */
function withoutHashes(version: PublishedVersion): PublishedVersion {
  return { ...version, integrity: {} };
}

/** Only the build and the gate read the shared modules. */
function withoutShared({ descriptor, ...version }: PublishedVersion): PublishedVersion {
  return { ...version, descriptor: { ...descriptor, shared: {} } };
}

/** The version staged for this shell, while the registry does not yet know that it is live. */
function waitingFor(remote: PublishedRemote, kernel: string): PublishedVersion[] {
  const [live] = candidates(remote);
  const staged = stagedFor(remote, { kernel });
  return staged && live && !satisfiesContract(kernel, live.descriptor.kernel) ? [staged] : [];
}

function forPage({
  staged: _staged,
  signature: _signature,
  descriptor: { uses: _uses, services: _services, settings: _settings, ...descriptor },
  ...version
}: PublishedVersion): PublishedVersion {
  return { ...version, descriptor };
}

/** Registry for other hosts, with the signatures of the publisher. */
export function signedRegistry(known: Registry, { remotes: published, announced }: RegistryRecord) {
  const remotes = Object.entries(known.remotes).map(([name, remote]) => {
    const signatures = new Map(published[name]?.versions.map(({ version, signature }) => [version, signature]));
    const versions = remote.versions.map((each) => ({ ...each, signature: signatures.get(each.version) }));
    return [name, { ...remote, versions }] as const;
  });
  return { ...known, remotes: Object.fromEntries(remotes), announced };
}

export interface AddressedArea {
  remote: string;
  module: string;
  calls: readonly PageCall[];
  /** Capabilities of its pages. */
  needs: readonly string[];
  /** Shared modules on demand that the module imports at its start. */
  faces: readonly string[];
}

/** Finds the area of an address by the longest matching path. */
export function areaFinder(registry: Registry): (address: string) => AddressedArea | undefined {
  const areas = Object.entries(registry.remotes).flatMap(
    ([
      remote,
      {
        versions: [live],
      },
    ]) =>
      (live?.descriptor.areas ?? []).map((area) => {
        const { needs = [], firstFaces = {} } = live?.descriptor ?? {};
        const faces = firstFaces[area.module] ?? [];
        return [area.path, { remote, module: area.module, calls: pageCalls(area), needs, faces }] as const;
      }),
  );
  const byPath = new Map(areas);
  return (address) => {
    for (let path = address; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const area = byPath.get(path);
      if (area) return area;
    }
    return undefined;
  };
}

export function pageCalls({ path, roles, calls = [] }: Area): PageCall[] {
  return calls.map((call) => {
    const allowed = call.roles ?? roles;
    return { get: call.get, at: `${path}${call.at ?? ''}`, ...(allowed && { roles: allowed }) };
  });
}

/** Without the fields that only the page server reads. */
export function forBrowsers(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { live, versions }]) => {
    const stripped = versions.map(({ descriptor: { firstFaces: _faces, ...descriptor }, ...version }) => {
      const areas = descriptor.areas.map(({ calls: _calls, ...area }) => area);
      const widgets = descriptor.widgets.map(({ calls: _calls, ...widget }) => widget);
      return { ...version, descriptor: { ...descriptor, areas, widgets } };
    });
    return [name, { live, versions: stripped }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
