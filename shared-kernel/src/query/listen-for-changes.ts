import { http } from '../http/http';
import { session } from '../session/session';
import { followChanges } from './live-changes';
import { queryClient } from './query-client';

/** Keeps the lists of this page up to date with what others change. The shell calls it once; returns the way to stop. */
export function listenForChanges(): () => void {
  return followChanges({ http, session, client: queryClient, page: document, onLife, pause });
}

const watching = new Set<() => void>();

/** Tells at each sign of life of the server, every 15 s or more often while somebody looks at the page; returns the way to stop. */
export function onServerLife(watch: () => void): () => void {
  watching.add(watch);
  return () => void watching.delete(watch);
}

function onLife(): void {
  for (const watch of watching) watch();
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
