import type { OperationName } from '@comptoir/api-contract/operations';
import { isResource, staleAfter } from '@comptoir/api-contract/resources';
import { resourceKey } from '@comptoir/api-contract/routes';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readsDeleted } from './deleted-record';

/** Invalidates all queries affected by a call. Resolves once those that are shown were answered. */
export async function refetchAfter(client: QueryClient, name: OperationName): Promise<void> {
  const predicate = (query: Query) => !readsDeleted(client, query);
  await Promise.all(
    staleResources(name).map((resource) => client.invalidateQueries({ queryKey: [resource], predicate })),
  );
}

/** Calls that end the other sessions of the person. */
const ENDING_SESSIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  'addFactor',
  'addPasskey',
  'changePassword',
  'endOtherSessions',
  'removeFactor',
]);

/** Some calls change no shared resource, for example the sessions of a user. */
function staleResources(name: OperationName): readonly string[] {
  if (ENDING_SESSIONS.has(name)) return [resourceKey(name), resourceKey('listSessions')];
  const changed = resourceKey(name);
  return isResource(changed) ? staleAfter(changed) : [changed];
}
