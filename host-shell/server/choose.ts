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

/** Something that some people are shown and others not: a version, or an area. */
interface Question {
  remote: string;
  audience: Audience;
  /** Absent: it is about the version. */
  area?: string;
}

/**
 * The registry as one person is shown it: without what is retired, demoted or not for them. The version that is for them
 * comes first, with those behind it to which the page may fall back.
 */
export function choose(
  registry: RegistryRecord,
  cohort: Cohort | undefined,
  decisions: readonly RemoteDecision[],
): RegistryRecord {
  return chooser(registry, decisions)(cohort);
}

/** `choose` for many people: whoever is shown the same gets the same object. */
export function chooser(
  registry: RegistryRecord,
  decisions: readonly RemoteDecision[],
): (cohort: Cohort | undefined) => RegistryRecord {
  const offered = withoutRetired(withoutDemoted(registry, decisions));
  const questions = Object.entries(offered.remotes).flatMap(([name, remote]) => questionsOf(name, remote, decisions));
  const made = new Map<string, RegistryRecord>();
  return (cohort) => {
    const refused = questions.filter(({ remote, audience }) => !isAmong(audience, remote, cohort));
    const key = refused.map((question) => questions.indexOf(question)).join(' ');
    const chosen = made.get(key) ?? answered(offered, questions, refused);
    if (made.size >= KEPT_CHOICES) made.clear();
    made.set(key, chosen);
    return chosen;
  };
}

/** With many remotes on their way at once, nearly every person has a choice of their own. */
const KEPT_CHOICES = 200;

function withoutRetired(registry: RegistryRecord): RegistryRecord {
  const remotes = Object.entries(registry.remotes).filter(([, { retired }]) => !retired);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function questionsOf(remote: string, published: PublishedRemote, decisions: readonly RemoteDecision[]): Question[] {
  const some = rolledOut(published);
  const areas = Object.entries(published.flags ?? {}).map(([area, audience]) => ({ remote, area, audience }));
  if (!some?.rollout) return areas;
  // What somebody decided while it runs takes the place of what its publisher said.
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
