import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { http } from '../http/http';
import type { CallArguments, CallResult } from '../http/operation-types';

type RowOf<Name extends OperationName> = CallResult<Name> extends readonly (infer Row)[] ? Row : never;

interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * A list of the API page by page, for lists without a bound; `argsOf` gives the call for a page, the first of which is
 * 1. The result has the `rows` so far and the `total` of all pages.
 */
export function apiPagesQuery<Name extends OperationName>(name: Name, argsOf: (page: number) => CallArguments<Name>) {
  return infiniteQueryOptions({
    queryKey: [resourceKey(name), name, argsOf(1), 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<Name>>> => {
      const { data, total } = await http.call(name, argsOf(pageParam), { signal });
      const rows: readonly RowOf<Name>[] = Array.isArray(data) ? data : [];
      return { rows, total: total ?? rows.length };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => (last.rows.length > 0 && countRows(pages) < last.total ? page + 1 : null),
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 }),
  });
}

function countRows(pages: readonly Page<unknown>[]): number {
  return pages.reduce((count, { rows }) => count + rows.length, 0);
}
