import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';

// Requests without a connection fail at once with a message; by default React Query would pause them silently.
const networkMode = 'always';

/** Server state of shell and remotes; cleared when a session ends, so that the next user sees nothing of it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnReconnect: true, refetchOnWindowFocus: false, retry: false, staleTime: 0 },
    mutations: { networkMode, retry: false },
  },
});

session.onEnd(() => queryClient.clear());
