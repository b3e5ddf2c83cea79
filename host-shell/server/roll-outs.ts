import { rolledOut, type RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import { ROLL_OUTS_PATH, type RollOut } from '../src/platform/roll-outs';
import { REVALIDATE } from './caching';

/** Serves owners, roll-outs and settings of remotes for the platform page, without naming people. */
export function serveRollOuts(server: FastifyInstance, published: () => Promise<RegistryRecord>): void {
  server.get(ROLL_OUTS_PATH, async (_request, reply) => {
    const { remotes } = await published();
    const states = Object.entries(remotes).map(([name, remote]) => {
      const some = rolledOut(remote);
      const share = some?.rollout?.share;
      const newest = some ?? remote.versions.find(({ version }) => version === remote.live);
      const settings = newest?.descriptor.settings;
      const rollOut: RollOut = {
        live: remote.live,
        ...(settings && { settings }),
        ...(remote.owner !== undefined && { owner: remote.owner }),
        ...(some && { some: { version: some.version, ...(share !== undefined && { share }) } }),
      };
      return [name, rollOut] as const;
    });
    return reply.header('cache-control', REVALIDATE).send(Object.fromEntries(states));
  });
}
