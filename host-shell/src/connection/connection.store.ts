import { ConnectionError } from '@comptoir/kernel/http';
import { createStore } from '@comptoir/kernel/store';
import type { QueryClient } from '@tanstack/react-query';

export type ConnectionState = 'reachable' | 'away';

export interface Connection {
  get: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  probe: () => void;
}

export interface ConnectionOptions {
  client: QueryClient;
  /** Resolves when the API is ready, rejects otherwise. */
  checkHealth: () => Promise<unknown>;
  /** Milliseconds between two checks while it is away. */
  interval: number;
}

/** Detects from failed queries that the API is away, polls until it is back, and repeats them. */
export function watchConnection({ client, checkHealth, interval }: ConnectionOptions): Connection {
  const { get, set, subscribe } = createStore<ConnectionState>('reachable');
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function probe() {
    clearTimeout(timer);
    try {
      await checkHealth();
      set('reachable');
      void client.refetchQueries({ predicate: ({ state: { error } }) => error instanceof ConnectionError });
    } catch {
      timer = setTimeout(() => void probe(), interval);
    }
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!(event.query.state.error instanceof ConnectionError) || get() === 'away') return;
    set('away');
    timer = setTimeout(() => void probe(), interval);
  });

  return { get, subscribe, probe: () => void probe() };
}
