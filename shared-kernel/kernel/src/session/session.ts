import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../format/server-time';
import { createSessionStore, type Session } from './session.store';

/** The session of the page, shared by shell and remotes. */
export const session = createSessionStore({ storage: localStorage, now: serverNow, window });

/** Current session; the component renders again on a change. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * Claims of the current user.
 * @throws Error outside the signed-in part of the page
 */
export function useClaims(): AccessTokenClaims {
  // Not `get`: components may render once more between the expiry of a token and the end of the session.
  const current = useSyncExternalStore(session.subscribe, session.told);
  if (current.status === 'signed-out') throw new Error('Nobody is signed in here');
  return current.claims;
}
