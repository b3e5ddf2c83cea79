import type { OperationName } from '@comptoir/api-contract/operations';
import { isResource, staleAfter } from '@comptoir/api-contract/resources';
import { resourceKey } from '@comptoir/api-contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import { readsDeleted } from './deleted-record';

/** Reads again what a call has changed, and all that shows it. */
export function readAgainAfter(client: QueryClient, name: OperationName): void {
  for (const resource of staleResources(name)) {
    void client.invalidateQueries({ queryKey: [resource], predicate: (query) => !readsDeleted(client, query) });
  }
}

/** What a call changes may be no resource that others show, like the sessions of a person. */
function staleResources(name: OperationName): readonly string[] {
  const changed = resourceKey(name);
  return isResource(changed) ? staleAfter(changed) : [changed];
}
