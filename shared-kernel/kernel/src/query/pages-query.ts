import { hasMoreRows } from '@comptoir/api-contract/counted-rows';
import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { http } from '../http/http';
import type { CallArguments, CallResult } from '../http/operation-types';

type RowOf<Name extends OperationName> = CallResult<Name> extends readonly (infer Row)[] ? Row : never;

interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * A list of the API by page, for unbounded lists; `argsOf` gives the arguments for a page, counted from 1. The result
 * has the `rows` loaded so far and the `total`.
 */
export function apiPagesQuery<Name extends OperationName>(name: Name, argsOf: (page: number) => CallArguments<Name>) {
  return infiniteQueryOptions({
    queryKey: [resourceKey(name), name, argsOf(1), 'pages'],
    queryFn: ({ pageParam, signal }) => readPage(name, argsOf(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => (hasMore(last, pages) ? page + 1 : null),
    select: joined<RowOf<Name>>,
  });
}

/**
 * Cursor pagination: the call takes the number of the row `after` which a page begins, so that late pages cost no more
 * than the first. `argsOf` gets `undefined` for the first page.
 */
export function apiCursorQuery<Name extends OperationName>(
  name: Name,
  argsOf: (after: string | undefined) => CallArguments<Name>,
) {
  return infiniteQueryOptions({
    queryKey: [resourceKey(name), name, argsOf(undefined), 'pages'],
    queryFn: ({ pageParam, signal }) => readPage(name, argsOf(pageParam || undefined), signal),
    initialPageParam: '',
    getNextPageParam: (last, pages): string | undefined => (hasMore(last, pages) ? idOf(last.rows.at(-1)) : undefined),
    select: joined<RowOf<Name>>,
  });
}

async function readPage<Name extends OperationName>(
  name: Name,
  args: CallArguments<Name>,
  signal: AbortSignal,
): Promise<Page<RowOf<Name>>> {
  const { data, total } = await http.call(name, args, { signal });
  const rows: readonly RowOf<Name>[] = Array.isArray(data) ? data : [];
  return { rows, total: total ?? rows.length };
}

function joined<Row>({ pages }: InfiniteData<Page<Row>>) {
  return { rows: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}

function hasMore({ rows, total }: Page<unknown>, pages: readonly Page<unknown>[]): boolean {
  const read = pages.reduce((count, page) => count + page.rows.length, 0);
  return rows.length > 0 && hasMoreRows(read, total);
}

function idOf(row: unknown): string | undefined {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined;
}
