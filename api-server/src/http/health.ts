import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { notReady } from './api-error';

/** `GET /health`: 200 while the database answers and the server is not closing, else 503. */
export function tellHealth(app: FastifyInstance, connection: Connection): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async (request) => {
    if (closing) throw notReady();
    try {
      await sql`select 1`.execute(connection);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw notReady();
    }
    return { status: 'ready' };
  });
}
