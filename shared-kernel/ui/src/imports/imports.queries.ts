import type { Import, IMPORT_ROW_FILTERS, ImportKindName } from '@comptoir/api-contract/imports';
import { IMPORT_PAGE_LIMIT } from '@comptoir/api-contract/imports';
import { staleAfter, type Resource } from '@comptoir/api-contract/resources';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '@comptoir/kernel/internal/http/http';
import { apiQuery, resourceKey } from '@comptoir/kernel/internal/query';

/** Polling interval in milliseconds. */
const POLL_MS = 1_000;
const RUNNING: ReadonlySet<Import['state']> = new Set(['waiting', 'reading', 'committing', 'withdrawing']);
const CHANGED: Record<ImportKindName, Resource> = {
  agencies: 'agencies',
  collectors: 'users',
  suppliers: 'suppliers',
  collections: 'collections',
};

function isUnderWay({ state }: Pick<Import, 'state'>): boolean {
  return RUNNING.has(state);
}

/** An import, polled while the server works on it; invalidates the changed resources at its end. */
export function useImport(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...apiQuery('getImport', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
  });
  const { data } = query;
  const { kind, state } = data ?? {};
  useEffect(() => {
    if (!kind || (state !== 'committed' && state !== 'withdrawn')) return;
    for (const resource of staleAfter(CHANGED[kind])) void client.invalidateQueries({ queryKey: [resource] });
  }, [client, kind, state]);
  return query;
}

export function useRefetchImport() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [resourceKey('getImport')] });
}

export function useImportRows(record: Import, only: (typeof IMPORT_ROW_FILTERS)[number]) {
  const { id, hash, state } = record;
  return useInfiniteQuery({
    queryKey: [resourceKey('listImportRows'), 'listImportRows', id, only, hash, state],
    queryFn: async ({ pageParam: after, signal }) =>
      (
        await http.call(
          'listImportRows',
          { params: { id }, query: { only, after, limit: IMPORT_PAGE_LIMIT } },
          { signal },
        )
      ).data,
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < IMPORT_PAGE_LIMIT ? null : last.at(-1)?.row),
    select: ({ pages }) => pages.flat(),
  });
}

export function useFormerImports(kind: ImportKindName, officeId: string) {
  return useQuery(apiQuery('listImports', { query: { kind, officeId } }));
}
