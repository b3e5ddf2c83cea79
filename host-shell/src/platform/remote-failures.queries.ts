import { apiQuery } from '@comptoir/shared-kernel/query';
import { useQuery } from '@tanstack/react-query';

/** What failed in all browsers, the last one first. */
export function useRemoteFailures() {
  return useQuery(apiQuery('listRemoteFailures', {}));
}
