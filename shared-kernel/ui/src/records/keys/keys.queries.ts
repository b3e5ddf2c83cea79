import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@comptoir/kernel/internal/query';
import { useApiMutation } from '../../changes/use-api-mutation';

/** Creator of the keys: the current user, or an administered account. */
export type KeysOf = { person: 'me' } | { person: 'other'; id: string };

export function useKeys(of: KeysOf) {
  const own = useQuery({ ...apiQuery('listApiKeys', {}), enabled: of.person === 'me' });
  const params = { id: of.person === 'me' ? '' : of.id };
  const others = useQuery({ ...apiQuery('listUserApiKeys', { params }), enabled: of.person === 'other' });
  return of.person === 'me' ? own : others;
}

export function useKeyEnd(of: KeysOf, words: { success: string; failure: string }) {
  const own = useApiMutation('endApiKey', words);
  const others = useApiMutation('endUserApiKey', words);
  return {
    isPending: own.isPending || others.isPending,
    end: (key: string) =>
      of.person === 'me' ? own.mutate({ params: { id: key } }) : others.mutate({ params: { id: of.id, keyId: key } }),
  };
}
