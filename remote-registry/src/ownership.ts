import { changedRemote, isoTime, publishedRemote, type Actor } from './change';
import type { PublishedRemote } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

/**
 * Owner after a publication by `team`: the first team to publish a name owns it.
 * @throws RegistryError
 */
export function ownerAfter(
  name: string,
  remote: PublishedRemote | undefined,
  team: Actor['team'],
): Pick<PublishedRemote, 'owner'> {
  const owner = remote?.owner ?? team?.name;
  if (owner === undefined) return {};
  if (team && owner !== team.name) {
    throw new RegistryError(
      `${name} belongs to ${owner}, and the token is of ${team.name}; the platform team hands it over with "comptoir-remotes hand-over ${name} ${team.name}"`,
    );
  }
  return { owner };
}

export async function handOver(
  store: RegistryStore,
  name: string,
  { team, reason, ...actor }: Omit<Actor, 'team'> & { team: string; reason: string },
): Promise<void> {
  await store.update((registry) => {
    const remote = publishedRemote(registry, name);
    if (remote.owner === team) throw new RegistryError(`${name} belongs to ${team} already`);
    const from = remote.owner === undefined ? 'nobody' : remote.owner;
    return changedRemote(
      registry,
      name,
      { ...remote, owner: team },
      { at: isoTime(actor), by: actor.by, action: 'hand-over', from, to: team, reason },
    );
  });
}
