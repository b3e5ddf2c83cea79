import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

export function useProfile() {
  // The frame of the page has read the same a moment before.
  return useQuery({ ...apiQuery('getMe', {}), staleTime: 5_000 });
}
