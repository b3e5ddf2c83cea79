import { session, useClaims } from '@comptoir/kernel/session';
import { useEffect } from 'react';
import { useConnection } from '../connection/connection';
import { whenQuiet } from '../quiet';

// Whoever signs out leaves nothing behind, neither pages nor answers.
session.onEnd(() => void forgetVisit().catch(() => undefined));

/** Keeps a page for the next visit, once it has come to rest. */
export function useNextVisit(pathname: string): void {
  useEffect(() => {
    return whenQuiet(() => {
      // Without it the next visit is as the first one.
      import(/* webpackChunkName: "second-visit" */ './keep-page').then(
        ({ keepPage }) => keepPage(pathname),
        () => undefined,
      );
    });
  }, [pathname]);
}

/** Keeps what a person is shown, and shows it while the server is away. */
export function useOfflineAnswers(): void {
  const { sub } = useClaims();
  const state = useConnection();
  useEffect(() => {
    const stop = new AbortController();
    const callOff = whenQuiet(() => follow(stop.signal, () => startKeeping(sub)));
    return () => {
      callOff();
      stop.abort();
    };
  }, [sub]);
  useEffect(() => {
    if (state !== 'away') return undefined;
    const back = new AbortController();
    follow(back.signal, () => showKept(sub));
    return () => back.abort();
  }, [state, sub]);
}

async function startKeeping(person: string): Promise<() => void> {
  const answers = await import(/* webpackChunkName: "second-visit" */ './offline-answers');
  return answers.startKeeping(person);
}

async function showKept(person: string): Promise<() => void> {
  const answers = await import(/* webpackChunkName: "second-visit" */ './offline-answers');
  return answers.showKept(person);
}

/** Begins something, and ends it with the signal, which may come before it has begun. */
function follow(signal: AbortSignal, begin: () => Promise<() => void>): void {
  // Without it a page without a connection has no rows, as before.
  const begun = begin().catch(() => undefined);
  signal.addEventListener('abort', () => void begun.then((end) => end?.()), { once: true });
}

async function forgetVisit(): Promise<void> {
  // Browsers have it on addresses with TLS, and on this machine.
  const storage: CacheStorage | undefined = globalThis.caches;
  const names = (await storage?.keys()) ?? [];
  await Promise.all(names.map((name) => storage?.delete(name)));
}
