import { candidates } from './candidates';
import type { PublishedRemote, PublishedVersion, Registry } from './registry.schema';
import { RegistryError } from './store';
import { servicesOf } from './services';
import { RESERVED_PATHS } from './taken-paths';

const SHELL_PATHS: ReadonlySet<string> = new Set([...RESERVED_PATHS.shell, ...RESERVED_PATHS.server]);

/** @throws RegistryError listing the rules broken by a change; rules broken before do not prevent it */
export function refuseBroken(before: Registry, after: Registry): void {
  const broken = brokenRules(after);
  if (broken.length === 0) return;
  const known = new Set(brokenRules(before));
  const newly = broken.filter((sentence) => !known.has(sentence));
  if (newly.length > 0) throw new RegistryError(newly.join('\n'));
}

/** Lists the invariants that this registry violates, as sentences. */
export function brokenRules({ remotes }: Registry): string[] {
  const shown = Object.entries(remotes).filter(([, { retired }]) => !retired);
  return [
    ...Object.entries(remotes).flatMap(([name, remote]) => brokenVersions(name, remote)),
    ...shown.flatMap(([name, remote]) => startingVersions(remote).flatMap((version) => brokenPaths(name, version))),
    ...sharedServices(shown),
    ...sharedPaths(shown.map(([name, remote]) => [name, pathsOf(remote)])),
  ];
}

function brokenVersions(name: string, remote: PublishedRemote): string[] {
  const { live, versions, retired, pinned } = remote;
  const numbers = versions.map(({ version }) => version);
  const place = numbers.indexOf(live);
  const shown = candidates(remote)[0]?.version === live;
  const rolledOut = versions.filter(({ rollout }) => rollout);
  return [
    ...(place === -1 ? [`${name} ${live} is live, but is not one of its versions`] : []),
    ...(place === -1 || shown || retired ? [] : [`${name} ${live} is live, but may not be shown`]),
    ...(new Set(numbers).size === numbers.length ? [] : [`${name} has two versions of one number`]),
    ...(rolledOut.length > 1 ? [`${name} has two versions in a roll-out`] : []),
    ...(rolledOut.length > 0 && pinned ? [`${name} is pinned, and shows another version to some people`] : []),
    ...rolledOut
      .filter((each) => each.withdrawn ?? each.staged ?? versions.indexOf(each) > place)
      .map(
        ({ version }) => `${name} ${version} is in a roll-out, but is withdrawn, staged or older than the live version`,
      ),
  ];
}

/** Versions that pages may start with: the live one, and the one being rolled out. */
function startingVersions(remote: PublishedRemote): PublishedVersion[] {
  return [...remote.versions.filter(({ rollout }) => rollout), ...candidates(remote).slice(0, 1)];
}

function pathsOf(remote: PublishedRemote): string[] {
  return [...new Set(startingVersions(remote).flatMap(({ descriptor }) => descriptor.areas.map(({ path }) => path)))];
}

function brokenPaths(name: string, { version, descriptor: { areas, navigation } }: PublishedVersion): string[] {
  const paths = areas.map(({ path }) => path);
  return [
    ...paths
      .filter((path) => SHELL_PATHS.has(path.split('/')[1] ?? ''))
      .map((path) => `${name} ${version} wants ${path}, which belongs to the shell`),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `${name} ${version} has two areas at ${path}`),
    ...navigation
      .filter((entry) => !paths.some((path) => isWithin(entry.path, path)))
      .map((entry) => `${name} ${version} has a navigation entry to ${entry.path}, which is outside of its areas`),
  ];
}

/** Tokens name the remote of a service, so that each service has one. */
function sharedServices(shown: readonly (readonly [name: string, remote: PublishedRemote])[]): string[] {
  const owners = new Map<string, string>();
  return shown.flatMap(([name, remote]) =>
    [...servicesOf(remote).keys()].flatMap((service) => {
      const owner = owners.get(service);
      owners.set(service, name);
      return owner === undefined
        ? []
        : [`The service ${service} cannot belong to both ${owner} and ${name}; map a second name to its address`];
    }),
  );
}

/** A path includes everything below it. */
function sharedPaths(remotes: readonly (readonly [name: string, paths: string[]])[]): string[] {
  /** Indexed by path, to avoid comparing all pairs of remotes. */
  const [owners, ownersBelow] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  return remotes.flatMap(([name, paths]) => {
    const shared = paths.flatMap((path) => {
      const others = [path, ...parentsOf(path)].map((each) => owners.get(each));
      return [...new Set([...others, ownersBelow.get(path)].flatMap((each) => [...(each ?? [])]))].map(
        (other) => `${path} cannot belong to both ${other} and ${name}`,
      );
    });
    for (const path of paths) {
      add(owners, path, name);
      for (const parent of parentsOf(path)) add(ownersBelow, parent, name);
    }
    return shared;
  });
}

function parentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(2).map((_part, index) => parts.slice(0, index + 2).join('/'));
}

function add(owners: Map<string, Set<string>>, path: string, name: string): void {
  owners.set(path, (owners.get(path) ?? new Set()).add(name));
}

function isWithin(path: string, owned: string): boolean {
  return path === owned || path.startsWith(`${owned}/`);
}
