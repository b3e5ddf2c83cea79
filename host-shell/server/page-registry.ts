import { candidates, KEPT_VERSIONS, type Registry } from '@comptoir/remote-registry';

/** The part of the registry that a page needs. */
export function pageRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([name, remote]) => [name, { ...remote, versions: candidates(remote).slice(0, KEPT_VERSIONS) }] as const,
  );
  const { schema, revision } = registry;
  return { schema, revision, remotes: Object.fromEntries(remotes) };
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
