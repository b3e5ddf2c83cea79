import type { AccessRequests } from './access-world';

/** Calls about remotes, which are of no place. */
export function platformRequests(): AccessRequests {
  return {
    reportRemoteFailure: async () => ({
      body: { remote: 'operations', version: '2.0.0', reason: 'render-crashed' },
    }),
    listRemoteFailures: async () => ({}),
    createRemoteOverride: async () => ({
      body: { remote: 'finance', address: 'http://localhost:4312/', minutes: 30 },
    }),
    endRemoteOverride: async () => ({ path: '/remote-overrides/finance' }),
  };
}
