import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import {
  candidates,
  rolledOut,
  type Audience,
  type PublishedRemote,
  type RegistryRecord,
} from '@comptoir/remote-registry';
import { isAmong, type Cohort } from './cohort';
import { withoutDemoted } from './offered-versions';

interface Question {
  remote: string;
  audience: Audience;
  area?: string;
}

/**
 * Reduces the registry to the versions for one person: without retired, demoted and restricted ones. The version meant
 * for that person comes first, the fallbacks of the page after it.
 */
export function choose(
  registry: RegistryRecord,
  cohort: Cohort | undefined,
  decisions: readonly RemoteDecision[],
): RegistryRecord {
  return chooser(registry, decisions)(cohort);
}

/** Memoized `choose`: people with the same choice share one object. */
export function chooser(
  registry: RegistryRecord,
  decisions: readonly RemoteDecision[],
): (cohort: Cohort | undefined) => RegistryRecord {
  const offered = withoutRetired(withoutDemoted(registry, decisions));
  const questions = Object.entries(offered.remotes).flatMap(([name, remote]) => questionsOf(name, remote, decisions));
  const created = new Map<string, RegistryRecord>();
  return (cohort) => {
    const refused = questions.filter(({ remote, audience }) => !isAmong(audience, remote, cohort));
    const key = refused.map((question) => questions.indexOf(question)).join(' ');
    const chosen = created.get(key) ?? answered(offered, questions, refused);
    if (created.size >= CACHED_CHOICES) created.clear();
    created.set(key, chosen);
    return chosen;
  };
}

/** With many roll-outs at once, nearly every person has a distinct choice. */
const CACHED_CHOICES = 200;

function withoutRetired(registry: RegistryRecord): RegistryRecord {
  const remotes = Object.entries(registry.remotes).filter(([, { retired }]) => !retired);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function questionsOf(remote: string, published: PublishedRemote, decisions: readonly RemoteDecision[]): Question[] {
  const some = rolledOut(published);
  const areas = Object.entries(published.flags ?? {}).map(([area, audience]) => ({ remote, area, audience }));
  if (!some?.rollout) return areas;
  // A decision at run time overrides the share of the publisher.
  const decided = decisions.find((each) => each.remote === remote && each.version === some.version)?.share;
  return [{ remote, audience: decided === undefined ? some.rollout : { share: decided } }, ...areas];
}

function answered(
  registry: RegistryRecord,
  questions: readonly Question[],
  refused: readonly Question[],
): RegistryRecord {
  const remotes = { ...registry.remotes };
  for (const question of questions) {
    const remote = remotes[question.remote];
    const isRefused = refused.includes(question);
    if (!remote) continue;
    if (question.area === undefined && !isRefused) remotes[question.remote] = withSome(remote);
    if (question.area !== undefined && isRefused) remotes[question.remote] = withoutArea(remote, question.area);
  }
  return { ...registry, remotes };
}

function withSome(remote: PublishedRemote): PublishedRemote {
  const found = rolledOut(remote);
  if (!found) return remote;
  const { rollout: _shown, ...some } = found;
  return { ...remote, live: some.version, versions: [some, ...candidates(remote)] };
}

function withoutArea(remote: PublishedRemote, area: string): PublishedRemote {
  const isOther = (path: string) => path !== area && !path.startsWith(`${area}/`);
  const versions = remote.versions.map(({ descriptor, ...version }) => {
    const { contributions } = descriptor;
    return {
      ...version,
      descriptor: {
        ...descriptor,
        areas: descriptor.areas.filter(({ path }) => path !== area),
        navigation: descriptor.navigation.filter(({ path }) => isOther(path)),
        ...(contributions && {
          contributions: contributions.filter((each) => !('to' in each) || each.to === undefined || isOther(each.to)),
        }),
      },
    };
  });
  return { ...remote, versions };
}
