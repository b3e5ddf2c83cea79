import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { createStore, type Store } from '../store/store';
import { decodeClaims } from './claims';
import { endOfSession } from './lapse';

export const TOKEN_KEY = 'userToken';

/** Reason that nobody is signed in. Only `ended` returns to its page after signing in. */
export type SignOutReason = 'never-signed-in' | 'signed-out' | 'ended';

/** The current user with the API token, or the reason that nobody is signed in. */
export type Session =
  | { status: 'signed-out'; reason: SignOutReason }
  | { status: 'signed-in'; token: string; claims: AccessTokenClaims };

type EndListener = (reason: SignOutReason, sub?: string) => void;

/** Session of the page, shared by shell and remotes. */
export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  /** State known to listeners: includes a session whose token has expired until they are notified. */
  told: () => Session;
  signIn: (token: string) => void;
  signOut: (reason: SignOutReason) => void;
  /**
   * Calls `listener` when a session ends, before other subscribers, to clear caches. A session that had ended before
   * the page opened is reported at once. `sub` is its user, if known.
   */
  onEnd: (listener: EndListener) => () => void;
}

export interface SessionOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Server time in milliseconds since 1970, against which tokens expire. */
  now: () => number;
  /** Source of `storage` and `pageshow` events; absent in tests. */
  window?: Pick<EventTarget, 'addEventListener'>;
}

const EXPIRED: Session = { status: 'signed-out', reason: 'ended' };

/** Creates the session store: the token is stored under `userToken`. */
export function createSessionStore({ storage, now, window }: SessionOptions): SessionStore {
  const endListeners = new Set<EndListener>();
  const found = restore();
  const store = createStore<Session>(found);

  function restore(): Session {
    const token = storage.getItem(TOKEN_KEY);
    if (token === null) return { status: 'signed-out', reason: 'never-signed-in' };
    const session = read(token);
    if (session.status === 'signed-out') storage.removeItem(TOKEN_KEY);
    return session;
  }

  function read(token: string): Session {
    try {
      const claims = decodeClaims(token);
      if (endOfSession(claims) > now()) return { status: 'signed-in', token, claims };
    } catch {
      // An invalid token counts as signed out.
    }
    return { status: 'signed-out', reason: 'ended' };
  }

  function notifyEnd(reason: SignOutReason) {
    const ended = store.get();
    for (const listener of endListeners) listener(reason, ended.status === 'signed-in' ? ended.claims.sub : undefined);
  }

  function end(reason: SignOutReason) {
    if (reason === 'ended' && isOther(storage.getItem(TOKEN_KEY), store.get())) return readAgain();
    storage.removeItem(TOKEN_KEY);
    notifyEnd(reason);
    store.set({ status: 'signed-out', reason });
  }

  window?.addEventListener('storage', (event) => {
    const changed = 'key' in event ? event.key : null;
    if (changed === TOKEN_KEY || changed === null) readAgain();
  });
  // A page in the back-forward cache received no events.
  window?.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) readAgain();
  });

  function readAgain() {
    const token = storage.getItem(TOKEN_KEY);
    const current = store.get();
    if (token === null) {
      if (current.status === 'signed-in') end('signed-out');
    } else if (current.status === 'signed-out' || current.token !== token) {
      const next = read(token);
      // A new token of the same user keeps caches and input.
      if (!isSamePerson(current, next)) notifyEnd('signed-out');
      store.set(next);
    }
  }

  return {
    get: () => {
      const session = store.get();
      if (session.status === 'signed-out' || endOfSession(session.claims) > now()) return session;
      // Deferred, because this is called during rendering.
      queueMicrotask(() => {
        if (store.get() === session) end('ended');
      });
      return EXPIRED;
    },
    told: store.get,
    subscribe: store.subscribe,
    signIn: (token) => {
      storage.setItem(TOKEN_KEY, token);
      store.set(read(token));
    },
    signOut: end,
    onEnd: (listener) => {
      endListeners.add(listener);
      if (found.status === 'signed-out' && found.reason === 'ended') listener('ended');
      return () => endListeners.delete(listener);
    },
  };
}

function isSamePerson(one: Session, other: Session): boolean {
  return one.status === 'signed-in' && other.status === 'signed-in' && one.claims.sub === other.claims.sub;
}

/** True if another tab has signed in, and its event has not arrived: that token has not ended. */
function isOther(stored: string | null, current: Session): boolean {
  return stored !== null && current.status === 'signed-in' && stored !== current.token;
}
