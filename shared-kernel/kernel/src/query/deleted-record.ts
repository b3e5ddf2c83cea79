import { isResource, resources } from '@comptoir/api-contract/resources';
import { resourceKey, routes, type Route } from '@comptoir/api-contract/routes';
import { hashKey, type Mutation, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * True if a query reads a record that this page is deleting or archiving, or has, or something of this record, such as
 * the custody of an office by its `officeId`. Refetching it would show an error on
 * a page that is about to be left.
 */
export function readsDeleted(client: Pick<QueryClient, 'getMutationCache'>, { queryKey }: Pick<Query, 'queryKey'>) {
  const mutations = client.getMutationCache().getAll();
  return mutations.some((mutation) => {
    if (mutation.state.status !== 'pending' && mutation.state.status !== 'success') return false;
    const resource = removedResource(mutation);
    const [removed, read] = [paramsOf(mutation.state.variables), paramsOf(queryKey[2])];
    if (resource === queryKey[0] || isBelow(queryKey[1], mutation)) return hashKey([removed]) === hashKey([read]);
    return isOfRecord(resource, removed, read);
  });
}

/** True for a path below that of the removed record, such as its summary. */
function isBelow(read: unknown, { options }: Mutation): boolean {
  const removal = options.mutationKey?.[0];
  if (!isCall(read) || !isCall(removal) || !isRemoval(routes[removal])) return false;
  return routes[read].path.startsWith(routes[removal].path.replace('/archival', '') + '/');
}

function isOfRecord(resource: string | undefined, removed: unknown, read: unknown): boolean {
  if (resource === undefined || !isResource(resource)) return false;
  const { record } = resources[resource];
  const id: unknown = Reflect.get(Object(removed), 'id');
  return record !== undefined && id !== undefined && Reflect.get(Object(read), `${record}Id`) === id;
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
  return isCall(name) && isRemoval(routes[name]) ? resourceKey(name) : undefined;
}

function isRemoval({ method, path }: Route): boolean {
  return method === 'DELETE' || path.endsWith('/archival');
}

function isCall(name: unknown): name is keyof typeof routes {
  return typeof name === 'string' && Object.hasOwn(routes, name);
}

function paramsOf(args: unknown): unknown {
  return typeof args === 'object' && args !== null && 'params' in args ? args.params : undefined;
}
