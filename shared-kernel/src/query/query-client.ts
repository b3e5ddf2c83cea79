import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';

// A browser without a connection fails at once, and the screen says so; by itself React Query would wait in silence.
const networkMode = 'always';

/** Server state of shell and remotes; emptied when a session ends, so that the next person sees nothing of the one before. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnReconnect: true, refetchOnWindowFocus: false, retry: false, staleTime: 0 },
    mutations: { networkMode, retry: false },
  },
});

session.onEnd(() => queryClient.clear());
