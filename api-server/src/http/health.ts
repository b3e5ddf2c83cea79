import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import type { Replica } from '../database/replica';
import { isUnreachable } from '../database/sql-state';
import { probeWriting } from '../database/write-probe';
import { notReady } from '../api-error';

/**
 * `GET /health`: 200 while serving, else 503. After a write failed with 503, a test write must succeed first,
 * since reads work on a full disk. Reports the replica state. While the primary is unreachable, an instance whose
 * replica serves all reads is still in use.
 * `GET /livez`: 200 whenever the event loop runs, since a restart does not bring a database back.
 */
export function serveHealth(app: FastifyInstance, connection: Connection, replica?: Replica): void {
  let state: 'serving' | 'closing' = 'serving';
  let writing: 'as ever' | 'in doubt' = 'as ever';
  let probe: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    state = 'closing';
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (request.method !== 'GET' && statusCode === 503) writing = 'in doubt';
    done();
  });
  app.get('/livez', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'live' }));
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async (request) => {
    if (state === 'closing') throw notReady();
    try {
      if (writing === 'as ever') await sql`select 1`.execute(connection);
      else await (probe ??= probeWriting(connection).finally(() => (probe = undefined)));
      writing = 'as ever';
    } catch (error) {
      if (isUnreachable(error) && (await replica?.canReplacePrimary()))
        return { status: 'reads', replica: { state: 'serves' } };
      request.log.error(
        { err: error },
        writing === 'as ever' ? 'the database does not respond' : 'the database rejects writes',
      );
      throw notReady();
    }
    return { status: 'ready', ...(replica && { replica: await replica.state() }) };
  });
}
