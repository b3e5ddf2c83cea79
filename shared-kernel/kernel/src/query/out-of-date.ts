import type { OperationName } from '@comptoir/api-contract/operations';
import { isResource, staleAfter } from '@comptoir/api-contract/resources';
import { resourceKey } from '@comptoir/api-contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import { readsDeleted } from './deleted-record';

/** Invalidates all queries affected by a call. */
export function readAgainAfter(client: QueryClient, name: OperationName): void {
  for (const resource of staleResources(name)) {
    void client.invalidateQueries({ queryKey: [resource], predicate: (query) => !readsDeleted(client, query) });
  }
}

/** Some calls change no shared resource, for example the sessions of a user. */
function staleResources(name: OperationName): readonly string[] {
  const changed = resourceKey(name);
  return isResource(changed) ? staleAfter(changed) : [changed];
}
