import type { ListChange } from '@comptoir/api-contract/events';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isAnswered } from '../http/api-error';
import type { HttpClient } from '../http/http-client';
import { readEvents } from '../http/server-sent-events';
import { logError } from '../log/log-error';
import type { SessionStore } from '../session/session.store';
import { readsDeleted } from './deleted-record';
import { fillsForm } from './record-key';

export interface LiveChangesOptions {
  http: Pick<HttpClient, 'respond'>;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  client: Pick<QueryClient, 'invalidateQueries' | 'getMutationCache'>;
  /** Listening pauses while the page is hidden. */
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Called at each heartbeat of the server, at least every 15 s while the page is visible. */
  onLife?: (() => void) | undefined;
  /** Resolves after this many milliseconds, or on abort. */
  pause: (duration: number, signal: AbortSignal) => Promise<void>;
}

/** First and longest delay between connections, in milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** In milliseconds. The server sends a heartbeat every 15 s; without one for this time the connection is dead. */
const SILENCE_MS = 45_000;

/**
 * Refetches visible lists when others change them, while a user is signed in and the page is visible; catches up on
 * changes in between. Retries back off, and are rare with an old server that lacks the call. Returns a function that
 * stops it.
 */
export function followChanges({ http, session, client, page, onLife, pause }: LiveChangesOptions): () => void {
  let following: { token: string; line: AbortController } | undefined;
  let lastEventId = '';

  function update() {
    const current = session.get();
    const token = current.status === 'signed-in' && page.visibilityState === 'visible' ? current.token : undefined;
    if (following?.token === token) return;
    following?.line.abort();
    if (current.status === 'signed-out') lastEventId = '';
    following = token === undefined ? undefined : { token, line: new AbortController() };
    if (following) void follow(following.line.signal);
  }

  async function follow(signal: AbortSignal) {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await listen(signal, () => {
          wait = FIRST_WAIT_MS / 2;
        });
      } catch (error) {
        // A refusal will not change soon; a lost connection may.
        if (isAnswered(error)) wait = LONGEST_WAIT_MS;
      }
      await pause(wait * (0.75 + Math.random() / 2), signal);
    }
  }

  async function listen(ended: AbortSignal, onSign: () => void) {
    const silent = new AbortController();
    const signal = AbortSignal.any([ended, silent.signal]);
    let alarm = setTimeout(() => silent.abort(), SILENCE_MS);
    try {
      const response = await http.respond(
        'listenToEvents',
        {},
        {
          signal,
          priority: 'low',
          ...(lastEventId && { lastEventId }),
        },
      );
      for await (const { event, lastEventId: id } of readEvents(response)) {
        onSign();
        onLife?.();
        clearTimeout(alarm);
        alarm = setTimeout(() => silent.abort(), SILENCE_MS);
        if (event?.name === 'change') invalidate(event.data);
        lastEventId = id;
      }
    } finally {
      clearTimeout(alarm);
    }
  }

  function invalidate(data: string) {
    try {
      // The server validates the event with the schema of this type.
      const { list }: ListChange = JSON.parse(data);
      const isAsked = (query: Query) => !fillsForm(query) && !readsDeleted(client, query);
      void client.invalidateQueries({ queryKey: [list], predicate: isAsked });
    } catch (error) {
      logError('A change event of the server cannot be parsed', error);
    }
  }

  const unsubscribe = session.subscribe(update);
  page.addEventListener('visibilitychange', update);
  update();
  return () => {
    unsubscribe();
    page.removeEventListener('visibilitychange', update);
    following?.line.abort();
  };
}
