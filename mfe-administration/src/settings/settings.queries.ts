import { apiQuery } from '@comptoir/shared-kernel/query';
import { useQuery } from '@tanstack/react-query';

/** The signed-in person. */
export function useProfile() {
  return useQuery(apiQuery('getMe', {}));
}
