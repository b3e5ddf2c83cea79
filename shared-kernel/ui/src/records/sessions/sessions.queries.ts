import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@comptoir/kernel/internal/query';
import { useApiMutation } from '../../changes/use-api-mutation';

/** Owner of the sessions: the current user, or an administered account. */
export type SessionsOf = { person: 'me' } | { person: 'other'; id: string };

export function useSessions(of: SessionsOf) {
  const own = useQuery({ ...apiQuery('listSessions', {}), enabled: of.person === 'me' });
  const params = { id: of.person === 'me' ? '' : of.id };
  const others = useQuery({ ...apiQuery('listUserSessions', { params }), enabled: of.person === 'other' });
  return of.person === 'me' ? own : others;
}

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
