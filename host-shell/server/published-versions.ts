import type { RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from './caching';

const VERSIONS_PATH = '/versions.json';

/**
 * Serves the numbers of all published versions by remote, and of the shells as `shell`: the API accepts reports of no
 * others.
 */
export function servePublishedVersions(server: FastifyInstance, published: () => Promise<RegistryRecord>): void {
  server.get(VERSIONS_PATH, async (_request, reply) => {
    const { remotes, shell, history } = await published();
    const shells = [shell?.version, ...history.map((entry) => entry.shell)].filter((version) => version !== undefined);
    const versions = Object.entries(remotes).map(([name, remote]) => [
      name,
      remote.versions.map(({ version }) => version),
    ]);
    const announced = [...versions, ...(shells.length > 0 ? [['shell', [...new Set(shells)]]] : [])];
    return reply.header('cache-control', REVALIDATE).send(Object.fromEntries(announced));
  });
}
