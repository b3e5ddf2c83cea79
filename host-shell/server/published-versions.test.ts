import { RegistryRecord } from '@comptoir/remote-registry';
import Fastify from 'fastify';
import { servePublishedVersions } from './published-versions';

test('all versions of remotes and of former shells are listed', async () => {
  const record = RegistryRecord.parse({
    schema: 1,
    revision: 2,
    remotes: {},
    shell: { schema: 1, version: '1.1.0', kernel: '1.0', shared: {} },
    history: [{ revision: 1, at: '2026-11-22T10:00:00.000Z', by: 'ci', action: 'publish', shell: '1.0.0' }],
  });
  const server = Fastify();
  servePublishedVersions(server, async () => record);
  expect((await server.inject('/versions.json')).json()).toEqual({ shell: ['1.1.0', '1.0.0'] });
  await server.close();
});
