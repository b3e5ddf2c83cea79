import { resourceKey, routes, type Route } from '@comptoir/api-contract/routes';
import { hashKey, type Mutation, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * True if a query reads a record that this page is deleting or archiving, or has. Refetching it would show an error on
 * a page that is about to be left.
 */
export function readsDeleted(client: Pick<QueryClient, 'getMutationCache'>, { queryKey }: Pick<Query, 'queryKey'>) {
  const mutations = client.getMutationCache().getAll();
  return mutations.some((mutation) => {
    if (mutation.state.status !== 'pending' && mutation.state.status !== 'success') return false;
    if (removedResource(mutation) !== queryKey[0]) return false;
    return hashKey([paramsOf(mutation.state.variables)]) === hashKey([paramsOf(queryKey[2])]);
  });
}

/** Allows queries of an archived record again after it was restored. */
export function forgetRemoval(client: Pick<QueryClient, 'getMutationCache'>, resource: string, args: unknown): void {
  const cache = client.getMutationCache();
  for (const mutation of cache.getAll()) {
    const isSame = hashKey([paramsOf(mutation.state.variables)]) === hashKey([paramsOf(args)]);
    if (isSame && removedResource(mutation) === resource) cache.remove(mutation);
  }
}

/** Resource of a delete or archive mutation, whose key begins with the operation name. */
function removedResource({ options }: Mutation): string | undefined {
  const name = options.mutationKey?.[0];
  return typeof name === 'string' && isCall(name) && isRemoval(routes[name]) ? resourceKey(name) : undefined;
}

function isRemoval({ method, path }: Route): boolean {
  return method === 'DELETE' || path.endsWith('/archival');
}

function isCall(name: string): name is keyof typeof routes {
  return Object.hasOwn(routes, name);
}

function paramsOf(args: unknown): unknown {
  return typeof args === 'object' && args !== null && 'params' in args ? args.params : undefined;
}
