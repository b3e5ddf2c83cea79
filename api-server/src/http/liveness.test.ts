import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { describeOnDatabases } from '../../test/databases';
import { serveHealth } from './health';

/** A probe as of Kubernetes: another process, with a time limit. */
const PROBE = `fetch(process.argv[1], { signal: AbortSignal.timeout(Number(process.argv[2])) }).then(
  (response) => process.exit(response.ok ? 0 : 1),
  (error) => process.exit(error.name === 'TimeoutError' ? 2 : 3),
)`;
const TIMED_OUT = 2;

describeOnDatabases(
  'liveness',
  ({ connection }) => {
    let app: FastifyInstance;
    let address = '';

    beforeAll(async () => {
      app = Fastify();
      serveHealth(app, connection());
      address = await app.listen({ host: '127.0.0.1', port: 0 });
    });
    afterAll(() => app.close());

    test('sees that the event loop is stuck', async () => {
      const url = `${address}/livez`;
      const whileStuck = spawnSync(process.execPath, ['-e', PROBE, url, '500']);
      expect(whileStuck.status).toBe(TIMED_OUT);
      await expect(promisify(execFile)(process.execPath, ['-e', PROBE, url, '20000'])).resolves.toBeDefined();
    });

    test('does not depend on the database', async () => {
      const withoutDatabase = Fastify();
      const gone = new Proxy(connection(), {
        get: () => {
          throw new Error('The database is gone');
        },
      });
      withoutDatabase.setErrorHandler((_error, _request, reply) => reply.code(503).send());
      serveHealth(withoutDatabase, gone);
      const statusOf = async (url: string) => (await withoutDatabase.inject(url)).statusCode;
      expect([await statusOf('/health'), await statusOf('/livez')]).toEqual([503, 200]);
      await withoutDatabase.close();
    });
  },
  ['embedded'],
);
