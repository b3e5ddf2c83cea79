import { ConnectionError } from '@comptoir/kernel/http';
import { createStore } from '@comptoir/kernel/store';
import type { QueryClient } from '@tanstack/react-query';

/** Whether the API answers. */
export type ConnectionState = 'reachable' | 'away';

export interface Connection {
  get: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks at once instead of at the next turn. */
  probe: () => void;
}

export interface ConnectionOptions {
  client: QueryClient;
  /** Resolves when the API is ready, rejects when it is not. */
  askHealth: () => Promise<unknown>;
  /** Milliseconds between two questions while it is away. */
  interval: number;
}

/** Notices from failing queries that the API is away, asks until it is back, and then repeats what failed. */
export function watchConnection({ client, askHealth, interval }: ConnectionOptions): Connection {
  const { get, set, subscribe } = createStore<ConnectionState>('reachable');
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function probe() {
    clearTimeout(timer);
    try {
      await askHealth();
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
