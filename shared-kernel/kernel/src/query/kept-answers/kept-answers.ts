import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../session/session.store';
import { fillsForm } from '../record-key';
import type { AnswerStore } from './answer-store';

/** Owner of the stored answers, and their store. */
export interface KeptAnswersOptions {
  client: QueryClient;
  store: AnswerStore;
  session: Pick<SessionStore, 'onEnd'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type DehydratedQuery = DehydratedState['queries'][number];

/** In milliseconds. Answers within this time are written together. */
const COLLECTING_MS = 1000;
/** In characters of JSON; longer answers are not kept. */
const LONGEST = 256 * 1024;
/** Number of rows from which the length of a list is estimated. */
const SAMPLE = 20;
/** In milliseconds; older answers are not shown. */
const OLDEST_MS = 24 * 3_600_000;

/**
 * Stores the latest API answers of the page for use offline: of one user, for a day. Answers of edit forms are
 * excluded, so that nobody changes outdated records. Cleared at the end of the session. Returns a function that stops
 * it.
 */
export function keepAnswers({ client, store, session }: KeptAnswersOptions): () => void {
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function write(): Promise<void> {
    timer = undefined;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: (query) =>
        waiting.has(query) && query.state.status === 'success' && !isTooLong(query.state.data),
    });
    waiting.clear();
    for (const query of queries) {
      const text = JSON.stringify(query);
      if (text.length <= LONGEST) await store.put(query.queryHash, text);
      // Also removes a write that was under way at the end of the session.
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

/** Estimates whether a list is too long, because serialising it would block the page. */
function isTooLong(data: unknown): boolean {
  const parts: unknown[] = typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [];
  return parts.some((part) => {
    if (!Array.isArray(part) || part.length <= SAMPLE) return false;
    return (JSON.stringify(part.slice(0, SAMPLE)).length / SAMPLE) * part.length > 2 * LONGEST;
  });
}

/**
 * Shows stored answers where the page has nothing newer. Returns a function that ends it: active queries are refetched
 * and others removed, so that no outdated answer is mistaken for a current one.
 */
export async function showKeptAnswers({ client, store, now = Date.now }: Omit<KeptAnswersOptions, 'session'>) {
  const kept = (await store.all()).map((text): DehydratedQuery => JSON.parse(text));
  const young = kept.filter(({ state }) => now() - state.dataUpdatedAt < OLDEST_MS);
  const times = new Map(young.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]));
  // Kept while the server is unreachable.
  hydrate(client, { mutations: [], queries: young }, { defaultOptions: { queries: { gcTime: Infinity } } });
  return () => {
    const isKept = ({ queryHash, state }: Query) => times.get(queryHash) === state.dataUpdatedAt;
    client.removeQueries({ type: 'inactive', predicate: isKept });
    void client.invalidateQueries({ predicate: isKept });
  };
}
