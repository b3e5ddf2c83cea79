import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RegistryRecord } from '@comptoir/remote-registry';
import { chooser } from './choose';
import { cohortOf } from './cohort';

const NONE: readonly RemoteDecision[] = [];

interface Known {
  registry: RegistryRecord;
  decided: readonly RemoteDecision[];
  choose: ReturnType<typeof chooser>;
}

export function chosenRegistry(
  published: () => Promise<RegistryRecord>,
  decisions: () => readonly RemoteDecision[] = () => NONE,
): (cookies: string | undefined) => Promise<RegistryRecord> {
  let known: Known | undefined;
  return async (cookies) => {
    const [registry, decided] = [await published(), decisions()];
    if (known?.registry !== registry || known.decided !== decided) {
      known = { registry, decided, choose: chooser(registry, decided) };
    }
    return known.choose(cohortOf(cookies));
  };
}
