import { http } from '../http/http';
import { session } from '../session/session';
import { followChanges } from './live-changes';
import { queryClient } from './query-client';

/** Keeps the lists of this page up to date with what others change. The shell calls it once; returns the way to stop. */
export function listenForChanges(): () => void {
  return followChanges({ http, session, client: queryClient, page: document, pause });
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
