import type { PublishedVersion } from '@comptoir/remote-registry/registry';

export const fleetVersion: PublishedVersion = {
  version: '1.0.0',
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  integrity: {},
  publishedAt: '2026-11-20T10:00:00.000Z',
  publishedBy: 'a test',
  descriptor: {
    schema: 2,
    name: 'fleet',
    version: '1.0.0',
    kernel: '1.5',
    areas: [
      {
        path: '/fleet',
        module: './fleet',
        title: { en: 'Vehicles' },
        needs: 'nothing',
        roles: ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'],
        records: { agency: '/fleet/{id}' },
      },
      {
        path: '/my-vehicle',
        module: './mine',
        title: { en: 'My vehicle' },
        needs: 'nothing',
        roles: ['COLLECTOR'],
        home: ['COLLECTOR'],
        records: { collection: '/my-vehicle/{id}' },
      },
    ],
    navigation: [
      { path: '/fleet', label: { en: 'Vehicles' }, icon: 'suppliers', order: 1, letter: 'v' },
      { path: '/my-vehicle', label: { en: 'My vehicle' }, icon: 'calendar', order: 2 },
    ],
    widgets: [],
    contributions: [
      {
        slot: 'command',
        label: { en: 'Add vehicle' },
        to: '/fleet/new',
        order: 1,
        roles: ['ADMIN', 'OFFICEMANAGER'],
      },
    ],
    shared: {},
  },
};
