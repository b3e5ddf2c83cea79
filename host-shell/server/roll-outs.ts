import { rolledOut, type RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import { ROLL_OUTS_PATH, type RollOut } from '../src/platform/roll-outs';
import { REVALIDATE } from './caching';

/** Tells whose each remote is and which version is on its way, for the platform page. It names nobody. */
export function serveRollOuts(server: FastifyInstance, published: () => Promise<RegistryRecord>): void {
  server.get(ROLL_OUTS_PATH, async (_request, reply) => {
    const { remotes } = await published();
    const told = Object.entries(remotes).map(([name, remote]) => {
      const some = rolledOut(remote);
      const share = some?.rollout?.share;
      const rollOut: RollOut = {
        live: remote.live,
        ...(remote.owner !== undefined && { owner: remote.owner }),
        ...(some && { some: { version: some.version, ...(share !== undefined && { share }) } }),
      };
      return [name, rollOut] as const;
    });
    return reply.header('cache-control', REVALIDATE).send(Object.fromEntries(told));
  });
}
