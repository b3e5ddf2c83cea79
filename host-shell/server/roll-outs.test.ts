import type { PublishedVersion, RegistryRecord } from '@comptoir/remote-registry';
import Fastify from 'fastify';
import { serveRollOuts } from './roll-outs';

const version = (name: string, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: name,
  entry: 'entry.js',
  manifest: 'mf-manifest.json',
  descriptor: {
    schema: 1,
    name: 'fleet',
    version: name,
    kernel: '^1.0.0',
    shared: {},
    areas: [],
    navigation: [],
    widgets: [],
  },
  integrity: {},
  publishedAt: '2026-11-22T10:00:00.000Z',
  publishedBy: 'ci',
  ...more,
});

test('the platform page shows the owner of each remote and its roll-out, without naming people', async () => {
  const record: RegistryRecord = {
    schema: 1,
    revision: 7,
    history: [],
    remotes: {
      fleet: {
        live: '1.0.0',
        owner: 'fleet-team',
        versions: [version('2.0.0', { rollout: { share: 10, people: ['another'] } }), version('1.0.0')],
      },
      plain: { live: '1.0.0', versions: [version('1.0.0')] },
    },
  };
  const server = Fastify();
  serveRollOuts(server, async () => record);
  expect((await server.inject('/roll-outs.json')).json()).toEqual({
    fleet: { live: '1.0.0', owner: 'fleet-team', some: { version: '2.0.0', share: 10 } },
    plain: { live: '1.0.0' },
  });
  await server.close();
});
