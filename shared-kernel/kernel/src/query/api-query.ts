import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../http/http';
import type { Answer } from '../http/http-client';
import type { CallArguments, CallResult } from '../http/operation-types';
import { RECORD } from './record-key';

/** A read of the API as a query; its key begins with the resource. */
export function apiQuery<Name extends OperationName>(name: Name, args: CallArguments<Name>) {
  return queryOptions<CallResult<Name>>({
    queryKey: [resourceKey(name), name, args],
    queryFn: async ({ signal }) => (await http.call(name, args, { signal })).data,
  });
}

/** The same at low priority, after the first content of the page. */
export function patientQuery<Name extends OperationName>(name: Name, args: CallArguments<Name>) {
  return queryOptions<CallResult<Name>>({
    ...apiQuery(name, args),
    queryFn: async ({ signal }) => (await http.call(name, args, { signal, priority: 'low' })).data,
  });
}

/** The same with the version of the record, for an edit form. */
export function apiRecordQuery<Name extends OperationName>(name: Name, args: CallArguments<Name>) {
  return queryOptions<Answer<CallResult<Name>>>({
    queryKey: [resourceKey(name), name, args, RECORD],
    queryFn: ({ signal }) => http.call(name, args, { signal }),
  });
}
