import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RegistryRecord } from '@comptoir/remote-registry';
import { chooser } from './choose';
import { cohortOf } from './cohort';

const NO_DECISIONS: readonly RemoteDecision[] = [];

interface CachedChooser {
  registry: RegistryRecord;
  decided: readonly RemoteDecision[];
  choose: ReturnType<typeof chooser>;
}

/** The registry for a browser, `without` one remote for a page that support opens. */
export function chosenRegistry(
  published: () => Promise<RegistryRecord>,
  decisions: () => readonly RemoteDecision[] = () => NO_DECISIONS,
): (cookies: string | undefined, without?: string) => Promise<RegistryRecord> {
  let cached: CachedChooser | undefined;
  const reduced = new WeakMap<RegistryRecord, Map<string, RegistryRecord>>();

  function leaveOut(record: RegistryRecord, without: string): RegistryRecord {
    if (!Object.hasOwn(record.remotes, without)) return record;
    const created = reduced.get(record) ?? new Map<string, RegistryRecord>();
    reduced.set(record, created);
    const { [without]: _left, ...remotes } = record.remotes;
    const other = created.get(without) ?? { ...record, remotes };
    created.set(without, other);
    return other;
  }

  return async (cookies, without) => {
    const [registry, decided] = [await published(), decisions()];
    if (cached?.registry !== registry || cached.decided !== decided) {
      cached = { registry, decided, choose: chooser(registry, decided) };
    }
    const chosen = cached.choose(cohortOf(cookies));
    return without === undefined ? chosen : leaveOut(chosen, without);
  };
}
