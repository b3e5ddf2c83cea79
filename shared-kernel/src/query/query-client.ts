import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';

/** Server state of shell and remotes; emptied when a session ends, so that the next person sees nothing of the one before. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false, staleTime: 0 }, mutations: { retry: false } },
});

session.onEnd(() => queryClient.clear());
