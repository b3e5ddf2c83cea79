import { COLLECTION_LIST_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';
import { http } from '@comptoir/kernel/http';

/** Time limit of the check, in milliseconds. */
const PATIENCE_MS = 4_000;

interface PlannedQuery {
  officeId: string;
  /** 'YYYY-MM-DD' */
  day: string;
  agencyIds: ReadonlySet<string>;
  /** Id of the stored collection, which is not a duplicate of itself. */
  except?: string | undefined;
}

/** Collections that some agencies already have on a day; empty when the request fails. */
export async function plannedBefore({
  officeId,
  day,
  agencyIds,
  except,
}: PlannedQuery): Promise<readonly Collection[]> {
  const bounds = { startDate: startOfDay(day), endDate: endOfDay(day) };
  try {
    const { data } = await http.call(
      'listCollections',
      { query: { officeId, ...bounds, sort: 'oldest', page: 1, limit: COLLECTION_LIST_LIMIT } },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return data.filter(({ id, agencyId }) => id !== except && agencyIds.has(agencyId));
  } catch {
    // The warning is optional, so a failed check does not block planning.
    return [];
  }
}
