import { candidates } from './candidates';
import type { PublishedRemote } from './registry.schema';

/** Services of the versions that pages may show or that become live next, with their reasons. */
export function servicesOf(remote: PublishedRemote): ReadonlyMap<string, string> {
  const [live] = candidates(remote);
  const newer = remote.versions.slice(
    0,
    remote.versions.findIndex(({ version }) => version === remote.live),
  );
  const declared = [...newer, ...(live ? [live] : [])].flatMap(({ descriptor }) => descriptor.services ?? []);
  return new Map(declared.map(({ name, why }) => [name, why]));
}

/** Declared services without consent. */
export function waitingServices(remote: PublishedRemote): string[] {
  return [...servicesOf(remote).keys()].filter((name) => remote.services?.[name] === undefined);
}
