import { ConnectionError } from '@comptoir/shared-kernel/http';
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
  let state: ConnectionState = 'reachable';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function enter(next: ConnectionState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function probe() {
    clearTimeout(timer);
    try {
      await askHealth();
      enter('reachable');
      void client.refetchQueries({ predicate: ({ state: { error } }) => error instanceof ConnectionError });
    } catch {
      timer = setTimeout(() => void probe(), interval);
    }
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!(event.query.state.error instanceof ConnectionError) || state === 'away') return;
    enter('away');
    timer = setTimeout(() => void probe(), interval);
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe: () => void probe(),
  };
}
