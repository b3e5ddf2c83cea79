import { http } from '../http/http';
import { session } from '../session/session';
import { followChanges } from './live-changes';
import { queryClient } from './query-client';

/** Updates the lists of this page on changes by others. Called once by the shell; returns a function that stops it. */
export function listenForChanges(): () => void {
  return followChanges({ http, session, client: queryClient, page: document, onLife, pause });
}

const watching = new Set<() => void>();

/**
 * Notifies at each heartbeat of the server, at least every 15 s while the page is visible. Returns a function that
 * unsubscribes.
 */
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
