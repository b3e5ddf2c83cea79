import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/** The signed-in person. */
export function useProfile() {
  // The frame of the page has asked for it as well, a moment before.
  return useQuery({ ...apiQuery('getMe', {}), staleTime: 5_000 });
}
