import type { QueryClient } from '@tanstack/react-query';

/** First part of the keys of reads of services. */
export const SERVICE_KEY = 'service';

/** Marks reads of a service as out of date: those at `paths` and below, or all. */
export function invalidateReads(client: QueryClient, name: string, paths?: readonly string[]): void {
  void client.invalidateQueries({
    queryKey: [SERVICE_KEY, name],
    predicate: ({ queryKey: [, , read] }) =>
      paths === undefined || paths.some((path) => read === path || String(read).startsWith(`${path}/`)),
  });
}
