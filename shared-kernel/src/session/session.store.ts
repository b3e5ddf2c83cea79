import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { createStore, type Store } from '../store/store';
import { decodeClaims } from './claims';

export const TOKEN_KEY = 'userToken';

/** Why nobody is signed in. Only an `ended` session returns to the page where it ended. */
export type SignOutReason = 'never-signed-in' | 'signed-out' | 'ended';

/** Who is signed in, with the token for the API; or why nobody is. */
export type Session =
  | { status: 'signed-out'; reason: SignOutReason }
  | { status: 'signed-in'; token: string; claims: AccessTokenClaims };

type EndListener = (reason: SignOutReason, sub?: string) => void;

/** The session of the page; one for the shell and all remotes. */
export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  /** What the listeners know: a session whose token has just expired is in it until they are told of its end. */
  told: () => Session;
  signIn: (token: string) => void;
  signOut: (reason: SignOutReason) => void;
  /**
   * Calls `listener` each time a session ends, before anybody is told of the new state: caches are emptied here. A
   * session that had ended before the page opened is told at once. `sub` is whose session it was, where that is known.
   */
  onEnd: (listener: EndListener) => () => void;
}

export interface SessionOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Milliseconds since 1970, by the clock of the server: it says when a token expires. */
  now: () => number;
  /** Where another tab's change of the storage is heard, and that a page comes back; absent in tests. */
  window?: Pick<EventTarget, 'addEventListener'>;
}

const EXPIRED: Session = { status: 'signed-out', reason: 'ended' };

/** The signed-in person of this browser: the token under `userToken`, and what it says. */
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
      if (claims.exp * 1000 > now()) return { status: 'signed-in', token, claims };
    } catch {
      // A token that cannot be decoded counts as signed out.
    }
    return { status: 'signed-out', reason: 'ended' };
  }

  function tellEnd(reason: SignOutReason) {
    const ended = store.get();
    for (const listener of endListeners) listener(reason, ended.status === 'signed-in' ? ended.claims.sub : undefined);
  }

  function end(reason: SignOutReason) {
    storage.removeItem(TOKEN_KEY);
    tellEnd(reason);
    store.set({ status: 'signed-out', reason });
  }

  window?.addEventListener('storage', (event) => {
    const changed = 'key' in event ? event.key : null;
    if (changed === TOKEN_KEY || changed === null) readAgain();
  });
  // A page that the browser had put aside heard of nothing meanwhile.
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
      // The same person stays signed in with another token: what they see and typed is still theirs.
      if (!isSamePerson(current, next)) tellEnd('signed-out');
      store.set(next);
    }
  }

  return {
    get: () => {
      const session = store.get();
      if (session.status === 'signed-out' || session.claims.exp * 1000 > now()) return session;
      // Not at once: this is asked while React renders.
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
