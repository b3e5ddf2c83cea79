import { resourceKey, routes } from '@comptoir/api-contract/routes';
import { hashKey, type Mutation, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * Whether a query reads what this page is deleting or has deleted. It is not asked again, whoever says that it is out
 * of date: the answer would be that it does not exist, on a page that is about to be left.
 */
export function readsDeleted(client: Pick<QueryClient, 'getMutationCache'>, { queryKey }: Pick<Query, 'queryKey'>) {
  const mutations = client.getMutationCache().getAll();
  return mutations.some((mutation) => {
    if (mutation.state.status !== 'pending' && mutation.state.status !== 'success') return false;
    if (deletedResource(mutation) !== queryKey[0]) return false;
    return hashKey([paramsOf(mutation.state.variables)]) === hashKey([paramsOf(queryKey[2])]);
  });
}

/** The resource of which a mutation deletes something: its key begins with the name of the call. */
function deletedResource({ options }: Mutation): string | undefined {
  const name = options.mutationKey?.[0];
  return typeof name === 'string' && isCall(name) && routes[name].method === 'DELETE' ? resourceKey(name) : undefined;
}

function isCall(name: string): name is keyof typeof routes {
  return Object.hasOwn(routes, name);
}

function paramsOf(args: unknown): unknown {
  return typeof args === 'object' && args !== null && 'params' in args ? args.params : undefined;
}
