import { queryClient } from '@comptoir/kernel/query';
import { useSyncExternalStore } from 'react';

const cache = queryClient.getQueryCache();
const subscribe = (listener: () => void) => cache.subscribe(listener);

/** Read time of the oldest visible data in milliseconds since 1970; undefined without any. */
export function useAsOf(): number | undefined {
  return useSyncExternalStore(subscribe, oldestUpdate);
}

function oldestUpdate(): number | undefined {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? undefined : Math.min(...times);
}
