import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../query';
import { useApiMutation } from '../../changes/use-api-mutation';

/** Whose sessions: one's own, or those of somebody whose account one administers. */
export type SessionsOf = { person: 'me' } | { person: 'somebody'; id: string };

/** The sessions that have not ended, the one last seen first. */
export function useSessions(of: SessionsOf) {
  const own = useQuery({ ...apiQuery('listSessions', {}), enabled: of.person === 'me' });
  const params = { id: of.person === 'me' ? '' : of.id };
  const others = useQuery({ ...apiQuery('listUserSessions', { params }), enabled: of.person === 'somebody' });
  return of.person === 'me' ? own : others;
}

/** Ends one of them. */
export function useSessionEnd(of: SessionsOf, words: { success: string; failure: string }) {
  const own = useApiMutation('endSession', words);
  const others = useApiMutation('endUserSession', words);
  return {
    isPending: own.isPending || others.isPending,
    end: (session: string) =>
      of.person === 'me'
        ? own.mutate({ params: { id: session } })
        : others.mutate({ params: { id: of.id, sessionId: session } }),
  };
}
