import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../session/session.store';
import { fillsForm } from '../record-key';
import type { AnswerStore } from './answer-store';

/** Whose answers are kept, and where. */
export interface KeptAnswersOptions {
  client: QueryClient;
  /** Of the person who is signed in. */
  store: AnswerStore;
  session: Pick<SessionStore, 'onEnd'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type DehydratedQuery = DehydratedState['queries'][number];

/** Answers that come together are written together, after so many milliseconds. */
const COLLECTING_MS = 1000;
/** Longer answers are not kept: so many characters of JSON. */
const LONGEST = 256 * 1024;
/** So many rows of a list tell how long all of them are. */
const SAMPLE = 20;
/** Older ones are not shown, in milliseconds. */
const OLDEST_MS = 24 * 3_600_000;

/**
 * Keeps the answers of the API that this page gets, for when it cannot be reached: the last ones, of one person, for a
 * day. What fills a form is not among them: nobody changes a record of yesterday. Ends with the session, which takes the
 * answers away; returns the way to stop before.
 */
export function keepAnswers({ client, store, session }: KeptAnswersOptions): () => void {
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function write(): Promise<void> {
    timer = undefined;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: (query) =>
        waiting.has(query) && query.state.status === 'success' && !isFarTooLong(query.state.data),
    });
    waiting.clear();
    for (const query of queries) {
      const text = JSON.stringify(query);
      if (text.length <= LONGEST) await store.put(query.queryHash, text);
      // The one that was on its way when the session ended goes as well.
      if (isOver) return store.clear();
    }
  }

  function add(query: Query) {
    if (fillsForm(query)) return;
    waiting.add(query);
    timer ??= setTimeout(() => void write().catch(() => undefined), COLLECTING_MS);
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') add(event.query);
  });
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
    waiting.clear();
  };
  const forget = session.onEnd(() => {
    isOver = true;
    stop();
  });
  void store.clearOthers().catch(() => undefined);
  for (const query of client.getQueryCache().getAll()) if (query.state.status === 'success') add(query);
  return () => {
    stop();
    forget();
  };
}

/** Whether a list is so long that it need not be written out to know it: that takes a moment in which nothing moves. */
function isFarTooLong(data: unknown): boolean {
  const parts: unknown[] = typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [];
  return parts.some((part) => {
    if (!Array.isArray(part) || part.length <= SAMPLE) return false;
    return (JSON.stringify(part.slice(0, SAMPLE)).length / SAMPLE) * part.length > 2 * LONGEST;
  });
}

/**
 * Shows what was kept where the page has nothing newer. Returns the way back: what is on the screen is asked for again,
 * and the rest is forgotten, so that nobody takes it for an answer of now.
 */
export async function showKeptAnswers({ client, store, now = Date.now }: Omit<KeptAnswersOptions, 'session'>) {
  const kept = (await store.all()).map((text): DehydratedQuery => JSON.parse(text));
  const young = kept.filter(({ state }) => now() - state.dataUpdatedAt < OLDEST_MS);
  const times = new Map(young.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]));
  // As long as the server is away.
  hydrate(client, { mutations: [], queries: young }, { defaultOptions: { queries: { gcTime: Infinity } } });
  return () => {
    const isKept = ({ queryHash, state }: Query) => times.get(queryHash) === state.dataUpdatedAt;
    client.removeQueries({ type: 'inactive', predicate: isKept });
    void client.invalidateQueries({ predicate: isKept });
  };
}
