import { session, useClaims } from '@comptoir/kernel/session';
import { useEffect } from 'react';
import { useConnection } from '../connection/connection';
import { whenPageIdle } from '../when-idle';

// A sign-out deletes cached pages and answers.
session.onEnd(() => void forgetVisit().catch(() => undefined));

/** Caches a page for the next visit once it is idle. */
export function useNextVisit(pathname: string): void {
  useEffect(() => {
    return whenPageIdle(() => {
      import(/* webpackChunkName: "second-visit" */ './cache-page').then(
        ({ cachePage }) => cachePage(pathname),
        () => undefined,
      );
    });
  }, [pathname]);
}

/** Keeps answers, and shows them while the server is away. */
export function useOfflineAnswers(): void {
  const { sub } = useClaims();
  const state = useConnection();
  useEffect(() => {
    const stop = new AbortController();
    const callOff = whenPageIdle(() => follow(stop.signal, () => storeAnswers(sub)));
    return () => {
      callOff();
      stop.abort();
    };
  }, [sub]);
  useEffect(() => {
    if (state !== 'away') return undefined;
    const back = new AbortController();
    follow(back.signal, () => restoreAnswers(sub));
    return () => back.abort();
  }, [state, sub]);
}

async function storeAnswers(person: string): Promise<() => void> {
  const answers = await import(/* webpackChunkName: "second-visit" */ './offline-answers');
  return answers.storeAnswers(person);
}

async function restoreAnswers(person: string): Promise<() => void> {
  const answers = await import(/* webpackChunkName: "second-visit" */ './offline-answers');
  return answers.restoreAnswers(person);
}

/** Starts work that ends with the signal, which may abort before the start. */
function follow(signal: AbortSignal, begin: () => Promise<() => void>): void {
  // On a failure a page without a connection has no rows.
  const started = begin().catch(() => undefined);
  signal.addEventListener('abort', () => void started.then((end) => end?.()), { once: true });
}

async function forgetVisit(): Promise<void> {
  // Available only over TLS and on localhost.
  const storage: CacheStorage | undefined = globalThis.caches;
  const names = (await storage?.keys()) ?? [];
  await Promise.all(names.map((name) => storage?.delete(name)));
}
