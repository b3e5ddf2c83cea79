import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../format/server-time';
import { createSessionStore, type Session } from './session.store';

/** The one session of the page, shared by shell and remotes. */
export const session = createSessionStore({ storage: localStorage, now: serverNow, window });

/** The session of the moment; the component renders again when it begins or ends. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * What the token says of the signed-in person.
 * @throws Error outside the signed-in part of the page.
 */
export function useClaims(): AccessTokenClaims {
  // Not `get`: between the expiry of a token and the end that follows, parts of the page may be drawn once more.
  const current = useSyncExternalStore(session.subscribe, session.told);
  if (current.status === 'signed-out') throw new Error('Nobody is signed in here');
  return current.claims;
}
