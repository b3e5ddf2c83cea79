import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { SERVICE_KEY } from './invalidate-reads';
import type { ServicePath, ServiceRequest } from './send-to-service';
import { service, type ServiceSchema } from './service';

/** A read of a service as a query, for `useQuery` and `useOfficeQuery`; writes to the service make it out of date. */
export function serviceQuery<Data>(
  name: string,
  path: ServicePath,
  schema: ServiceSchema<Data>,
  query?: ServiceRequest['query'],
) {
  return queryOptions<Data>({
    queryKey: [SERVICE_KEY, name, path, query ?? {}],
    queryFn: ({ signal }) => service(name).get(path, schema, { signal, ...(query && { query }) }),
  });
}

/** Reads a service while a component is shown. */
export function useServiceQuery<Data>(...read: Parameters<typeof serviceQuery<Data>>): UseQueryResult<Data> {
  return useQuery(serviceQuery(...read));
}
