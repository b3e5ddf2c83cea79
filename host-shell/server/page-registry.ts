import {
  candidates,
  KEPT_VERSIONS,
  stagedFor,
  type PublishedRemote,
  type PublishedVersion,
  type Registry,
} from '@comptoir/remote-registry';
import { KERNEL_CONTRACT, satisfiesContract } from '@comptoir/shared-kernel/remote/contract-version';

/** The part of the registry that a page of this shell needs. */
export function pageRegistry(registry: Registry, kernel: string = KERNEL_CONTRACT): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = [...waitingFor(remote, kernel), ...candidates(remote)].slice(0, KEPT_VERSIONS).map(forPage);
    return [name, { ...remote, live: versions[0]?.version ?? remote.live, versions }] as const;
  });
  const { schema, revision } = registry;
  return { schema, revision, remotes: Object.fromEntries(remotes) };
}

/** The version that was staged for this shell, while the registry is not told yet that it is live. */
function waitingFor(remote: PublishedRemote, kernel: string): PublishedVersion[] {
  const [live] = candidates(remote);
  const staged = stagedFor(remote, { kernel });
  return staged && live && !satisfiesContract(kernel, live.descriptor.kernel) ? [staged] : [];
}

/** Without what only the gate reads. */
function forPage({
  staged: _staged,
  descriptor: { uses: _uses, ...descriptor },
  ...version
}: PublishedVersion): PublishedVersion {
  return { ...version, descriptor };
}

/** The area that an address lies in: the one with the longest matching path. */
export function areaAt(registry: Registry, address: string): { remote: string; module: string } | undefined {
  const matches = Object.entries(registry.remotes).flatMap(
    ([
      remote,
      {
        versions: [live],
      },
    ]) =>
      (live?.descriptor.areas ?? [])
        .filter(({ path }) => address === path || address.startsWith(`${path}/`))
        .map(({ path, module }) => ({ remote, module, depth: path.length })),
  );
  return matches.toSorted((one, other) => other.depth - one.depth)[0];
}
