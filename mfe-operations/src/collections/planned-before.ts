import { COLLECTION_LIST_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';
import { http } from '@comptoir/kernel/http';

/** Nobody waits longer than this, in milliseconds, to hear of another pick-up. */
const PATIENCE_MS = 4_000;

interface Asked {
  officeId: string;
  /** 'YYYY-MM-DD' */
  day: string;
  agencyIds: ReadonlySet<string>;
  /** The number of a stored pick-up, which is not another one. */
  except?: string | undefined;
}

/** The pick-ups that some agencies of an office have on a day already; none where that cannot be read. */
export async function plannedBefore({ officeId, day, agencyIds, except }: Asked): Promise<readonly Collection[]> {
  const bounds = { startDate: startOfDay(day), endDate: endOfDay(day) };
  try {
    const { data } = await http.call(
      'listCollections',
      { query: { officeId, ...bounds, sort: 'oldest', page: 1, limit: COLLECTION_LIST_LIMIT } },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return data.filter(({ id, agencyId }) => id !== except && agencyIds.has(agencyId));
  } catch {
    // A warning is no reason to keep somebody from planning.
    return [];
  }
}
