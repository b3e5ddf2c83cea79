import { queryClient } from '@comptoir/kernel/query';
import { useSyncExternalStore } from 'react';
import { watchConnection, type ConnectionState } from './connection.store';

export const connection = watchConnection({
  client: queryClient,
  checkHealth: async () => {
    const response = await fetch('/api/health');
    if (!response.ok) throw new Error(`/api/health answered ${response.status}`);
  },
  interval: 3000,
});

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.get);
}
