import type { AccessRequests } from './access-world';

export function platformRequests(): AccessRequests {
  return {
    reportRemoteFailure: async () => ({
      body: { remote: 'operations', version: '2.0.0', reason: 'render-crashed' },
    }),
    listRemoteFailures: async () => ({}),
    reportRemotes: async () => ({ body: { uses: [{ remote: 'operations', version: '1.0.0', views: 1 }] } }),
    listRemoteDays: async () => ({}),
    listRemoteLimits: async () => ({}),
    setRemoteLimits: async () => ({
      path: '/remote-limits/operations',
      body: { percent: 1, views: 20, people: 3, notify: null },
    }),
    listRemoteDecisions: async () => ({}),
    decideOnRemote: async () => ({
      body: { remote: 'operations', version: '2.0.0', decision: 'demoted', reason: 'Its lists are empty' },
    }),
    setRemoteSettings: async () => ({ body: { remote: 'fleet', values: { rows: 50 } } }),
    createRemoteOverride: async () => ({
      body: { remote: 'finance', address: 'http://localhost:4312/', minutes: 30 },
    }),
    endRemoteOverride: async () => ({ path: '/remote-overrides/finance' }),
  };
}
