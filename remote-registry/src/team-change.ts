import { candidates, KEPT_VERSIONS } from './candidates';
import { activeRemote, type Actor } from './change';
import { blockerOf } from './compatibility';
import { ownerAfter } from './ownership';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import { rollback } from './rollback';
import { halt, promote, rolledOut } from './rollout';
import { RegistryError, type RegistryStore } from './store';

export const TEAM_ACTIONS = ['rollback', 'halt', 'promote'] as const;

export type TeamAction = (typeof TEAM_ACTIONS)[number];

export interface TeamChange extends Actor {
  team: NonNullable<Actor['team']>;
  action: TeamAction;
  reason: string;
  /** Target of a rollback; defaults to the highest allowed one. */
  to?: string;
  /** Lets a rollback without an earlier version take the remote out of the product. */
  retire?: boolean;
  /** Revision that the team saw: a repeated or late request changes nothing. */
  revision: number;
  decided: DecidedVersions;
}

/** Versions that people of the deployment, or the deployment itself, withdrew or limited. */
interface DecidedVersions {
  demoted: ReadonlySet<string>;
  /** Versions with a share below 100 %. */
  limited: ReadonlySet<string>;
}

type Rules = Pick<TeamChange, 'team' | 'decided'>;

/** The remote changed after the team looked at it. */
export class StaleChangeError extends RegistryError {
  override name = 'StaleChangeError';
}

export interface TeamView {
  /** Revision of the last change of the remote. */
  revision: number;
  live: string;
  /** Version of the roll-out. */
  shown: string | undefined;
  /** Versions to which the team may go back, highest first. */
  back: string[];
}

/**
 * State of a remote for its team.
 * @throws RegistryError if the remote is of another team, retired or pinned
 */
export function teamView(registry: RegistryRecord, name: string, { team, decided }: Rules): TeamView {
  const remote = activeRemote(registry, name);
  ownerAfter(name, remote, team);
  if (remote.pinned) {
    const { by, reason } = remote.pinned;
    throw new RegistryError(`${name} is pinned by ${by} (${reason}): only the platform team changes it`);
  }
  return {
    revision: registry.history.findLast((entry) => entry.remote === name)?.revision ?? 0,
    live: remote.live,
    shown: rolledOut(remote)?.version,
    back: versionsBack(registry, remote, decided),
  };
}

/** Versions to which pages fall back themselves, if neither withdrawn, demoted nor incompatible with the shell. */
function versionsBack({ shell }: RegistryRecord, remote: PublishedRemote, { demoted }: DecidedVersions): string[] {
  return candidates(remote)
    .slice(1, KEPT_VERSIONS)
    .filter((each) => !demoted.has(each.version) && !(shell && blockerOf(each, shell)))
    .map(({ version }) => version);
}

/**
 * Change of a remote by its own team.
 * @returns a sentence that states the result
 * @throws RegistryError if the team may not make it
 */
export async function changeByTeam(store: RegistryStore, name: string, change: TeamChange): Promise<string> {
  const target = allowedTarget(await store.read(), name, change);
  // Under the lock: a concurrent publication changes the revision, and with it the allowed actions.
  const checked: RegistryStore = {
    ...store,
    update: (apply) =>
      store.update((registry) => {
        allowedTarget(registry, name, change);
        return apply(registry);
      }),
  };
  switch (change.action) {
    case 'rollback': {
      const { to: _asked, ...options } = change;
      const live = await rollback(checked, name, { ...options, ...(target !== undefined && { to: target }) });
      return live === undefined
        ? `${name} is out of the product: it has no version before.`
        : `${name} ${live} is live.`;
    }
    case 'halt': {
      const { version, live } = await halt(checked, name, change);
      return `${name} ${version} is taken back; everybody has ${live}.`;
    }
    case 'promote': {
      const { live } = await promote(checked, name, change);
      return `${name} ${live} is live for everybody.`;
    }
  }
}

/**
 * Version that a change makes live; undefined if it leaves the live one, or none.
 * @throws RegistryError if the team may not make it
 */
function allowedTarget(registry: RegistryRecord, name: string, change: TeamChange): string | undefined {
  const { revision, live, shown, back } = teamView(registry, name, change);
  if (revision !== change.revision) {
    throw new StaleChangeError(`${name} changed meanwhile: ${live} is live. Look at it, and decide again`);
  }
  switch (change.action) {
    case 'halt':
      return undefined;
    case 'promote':
      if (shown !== undefined && (change.decided.demoted.has(shown) || change.decided.limited.has(shown))) {
        throw new RegistryError(
          `${name} ${shown} was limited on the page Platform: only the platform team promotes it`,
        );
      }
      return shown;
    case 'rollback':
      return versionBack(activeRemote(registry, name), name, back, change);
  }
}

function versionBack(
  remote: PublishedRemote,
  name: string,
  back: readonly string[],
  { to, retire }: TeamChange,
): string | undefined {
  if (to !== undefined) {
    if (back.includes(to)) return to;
    throw new RegistryError(
      `A team may not make ${name} ${to} live. It may go back to: ${back.join(', ') || 'no version'}`,
    );
  }
  const [before] = back;
  if (before !== undefined) return before;
  if (candidates(remote).length > 1) {
    throw new RegistryError(`Each version of ${name} before ${remote.live} was demoted or does not fit the shell`);
  }
  if (retire) return undefined;
  throw new RegistryError(
    `${name} has no version before ${remote.live}: use --retire to remove the remote with its pages`,
  );
}
