import type { PageData } from '../page-data';
import { isOverridden, kindOfFile } from './file-kind';

const override = { by: '1', remote: 'finance', address: 'http://localhost:4312/remotes/', until: '' };
const registry: PageData['registry'] = {
  schema: 1,
  revision: 1,
  remotes: {
    operations: {
      live: '1.0.0',
      versions: [
        {
          version: '1.0.0',
          entry: 'remoteEntry.js',
          manifest: 'mf-manifest.json',
          integrity: {},
          publishedAt: '2026-11-20T10:00:00.000Z',
          publishedBy: 'a test',
          descriptor: {
            schema: 1,
            name: 'operations',
            version: '1.0.0',
            kernel: '1.0',
            areas: [],
            navigation: [],
            widgets: [],
            shared: {},
          },
        },
      ],
    },
  },
};
const active = { registry, override: { ...override, status: 'active' as const } };

test.each([
  ['http://localhost/remotes/operations/1.0.0/remoteEntry.js', 'entry'],
  ['http://localhost/remotes/operations/1.0.0/mf-manifest.json', 'manifest'],
  ['http://localhost/remotes/operations/1.0.0/216.js', 'chunk'],
  ['http://localhost/records.0a1b2c3d.js', 'shell'],
  ['http://localhost/records.0a1b2c3d.css', 'shell'],
  ['https://elsewhere.example/remotes/operations/1.0.0/remoteEntry.js', undefined],
  ['http://localhost:4312/remotes/remoteEntry.js', 'chunk'],
])('%s is: %s', (url, kind) => {
  expect(kindOfFile(active, url)).toBe(kind);
});

test('only files of an active override are unchecked', () => {
  const file = 'http://localhost:4312/remotes/remoteEntry.js';
  expect(isOverridden(active, file)).toBe(true);
  expect(isOverridden(active, 'http://localhost/remotes/finance/1.0.0/remoteEntry.js')).toBe(false);
  expect(isOverridden({ override: { ...override, status: 'idle' } }, file)).toBe(false);
  expect(isOverridden({}, file)).toBe(false);
});
