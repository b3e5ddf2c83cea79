import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { candidates } from './candidates';
import type { Registry } from './registry.schema';
import { RegistryError } from './store';

/**
 * Refuses claims on the pages of other teams by a team that publishes over HTTP: the first page of a role, and letters
 * and labels of live entries of others. Claims of the live version are granted already: the platform team
 * publishes the first version with a claim by `comptoir-remotes publish`.
 * @throws RegistryError listing them
 */
export function refuseUngranted({ remotes }: Pick<Registry, 'remotes'>, descriptor: RemoteDescriptor): void {
  const { name, version } = descriptor;
  const own = remotes[name] && candidates(remotes[name])[0]?.descriptor;
  const granted = new Set(own ? claims(own) : []);
  const others = Object.entries(remotes).flatMap(([other, remote]) => {
    const live = other === name || remote.retired ? undefined : candidates(remote)[0];
    return live ? [[other, new Set(claims(live.descriptor))] as const] : [];
  });
  const refused = claims(descriptor)
    .filter((claim) => !granted.has(claim))
    .flatMap((claim) => {
      if (claim.startsWith(HOME)) return [`${claim}, which the platform team grants`];
      const [owner] = others.find(([, taken]) => taken.has(claim)) ?? [];
      return owner === undefined ? [] : [`${claim}, which belongs to ${owner}`];
    });
  if (refused.length === 0) return;
  throw new RegistryError(
    `${name} ${version} wants ${[...new Set(refused)].join('; ')}; the platform team grants it by publishing the version with "comptoir-remotes publish"`,
  );
}

const HOME = 'the first page of';

function claims({ areas, navigation }: RemoteDescriptor): string[] {
  return [
    ...areas.flatMap(({ home = [] }) => home.map((role) => `${HOME} ${role}`)),
    ...navigation.flatMap(({ letter, label }) => [
      ...(letter === undefined ? [] : [`the letter ${letter}`]),
      ...[label.en, label.fr, label.ar].flatMap((text) =>
        text === undefined ? [] : [`the label "${text.trim().toLowerCase()}"`],
      ),
    ]),
  ];
}
