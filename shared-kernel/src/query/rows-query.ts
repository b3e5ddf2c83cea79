import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { http } from '../http/http';
import { rawArguments, type CallArguments, type CallResult } from '../http/operation-types';
import { streamRows } from '../http/rows';
import { keepTotal } from '../http/rows-total';

/** A list with more rows than these is not compared with the one before, row by row: that takes longer than drawing it. */
const COMPARED_ROWS = 2000;
/** A list is first shown with this many rows, while the rest of a long one still arrives. */
const FIRST_ROWS = 100;

type RowOf<Name extends OperationName> = CallResult<Name> extends readonly (infer Row)[] ? Row : never;

/** A list of the API as a query. The first rows of a long list are shown before the last ones have arrived. */
export function apiRowsQuery<Name extends OperationName>(name: Name, args: CallArguments<Name>) {
  const queryKey = [resourceKey(name), name, args];
  return queryOptions<RowOf<Name>[]>({
    queryKey,
    structuralSharing: (before, rows) =>
      Array.isArray(rows) && rows.length > COMPARED_ROWS ? rows : replaceEqualDeep(before, rows),
    queryFn: async ({ signal, client }) => {
      const response = await http.respond(name, rawArguments(args), { signal });
      const total = response.headers.get('x-total-count');
      let rows: RowOf<Name>[] = [];
      for await (const batch of streamRows<RowOf<Name>>(response, FIRST_ROWS)) {
        rows = batch;
        if (total !== null) keepTotal(rows, Math.max(Number(total), rows.length));
        // Where older rows are shown already, they stay until the new ones are complete.
        if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, rows);
      }
      return rows;
    },
  });
}
