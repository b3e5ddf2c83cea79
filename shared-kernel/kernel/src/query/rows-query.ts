import type { ListDelta } from '@comptoir/api-contract/list-delta';
import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { http } from '../http/http';
import { rawArguments, type CallArguments, type CallResult } from '../http/operation-types';
import { streamRows } from '../http/rows';
import { keepTotal } from '../http/rows-total';
import { keepVersion, versionOf } from '../http/rows-version';
import { patchedRows, type Identified } from './patched-rows';

/** Longer lists are not compared row by row: that takes longer than rendering them. */
const COMPARED_ROWS = 2000;
/** Number of rows shown before a long list has arrived completely. */
const FIRST_ROWS = 100;
/** HTTP status 226 (IM Used): the answer is a delta. */
const CHANGES_ONLY = 226;

type RowOf<Name extends OperationName> = CallResult<Name> extends readonly (infer Row)[] ? Row : never;

/**
 * A list of the API as a query. Shows the first rows of a long list before the rest has arrived; refetches only
 * changes if the server supports it.
 */
export function apiRowsQuery<Name extends OperationName>(name: Name, args: CallArguments<Name>) {
  const queryKey = [resourceKey(name), name, args];
  const raw = rawArguments(args);
  return queryOptions<RowOf<Name>[]>({
    queryKey,
    structuralSharing: sharedRows,
    queryFn: async ({ signal, client }) => {
      const known = client.getQueryData<(RowOf<Name> & Identified)[]>(queryKey);
      const since = known && versionOf(known);
      let response = await http.respond(name, { ...raw, query: { ...raw.query, since } }, { signal });
      if (known && response.status === CHANGES_ONLY) {
        const patched = await patchedBy(response, known);
        if (patched) return patched;
        response = await http.respond(name, raw, { signal });
      }
      const total = response.headers.get('x-total-count');
      let rows: RowOf<Name>[] = [];
      for await (const batch of streamRows<RowOf<Name>>(response, FIRST_ROWS)) {
        rows = batch;
        if (total !== null) keepTotal(rows, Math.max(Number(total), rows.length));
        // Rows already shown stay until the new ones are complete.
        if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, rows);
      }
      keepVersion(rows, response.headers.get('x-list-version'));
      return rows;
    },
  });
}

/** Keeps the identity of equal rows; the version belongs to the rows. */
function sharedRows(before: unknown, rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const shared: unknown[] = rows.length > COMPARED_ROWS ? rows : replaceEqualDeep(before, rows);
  keepVersion(shared, versionOf(rows));
  return shared;
}

async function patchedBy<Row extends Identified>(response: Response, rows: readonly Row[]): Promise<Row[] | undefined> {
  // The server validates the delta with the schema of this type.
  const delta: ListDelta<Row> = await response.json();
  const patched = patchedRows(rows, delta, Number(response.headers.get('x-total-count')));
  if (patched) keepVersion(patched, response.headers.get('x-list-version'));
  return patched;
}
