import { timingSafeEqual } from 'node:crypto';
import { CrashNotice, NOTICE_SECRET_HEADER } from '@comptoir/api-contract/crash-notices';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalid, refused } from '../api-error';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { queueCrashNotice } from './queue-crash-notice';

const BODY_BYTES = 16 * 1024;

/** Takes the first crash of a version from page servers. Outside of the contract: browsers do not call it. */
export async function serveCrashNotices(
  app: FastifyInstance,
  { connection, secret }: { connection: Connection; secret: string | undefined },
): Promise<void> {
  app.post('/crash-notices', { schema: { hide: true }, bodyLimit: BODY_BYTES }, async (request, reply) => {
    if (secret === undefined || !isSecret(request.headers[NOTICE_SECRET_HEADER], secret)) throw refused('no-access');
    const notice = z.safeParse(CrashNotice, request.body);
    if (!notice.success) {
      const [issue] = notice.error.issues;
      throw invalid({ path: issue?.path.join('.') ?? '', message: issue?.message ?? 'Not a notice' });
    }
    await inTransaction(connection, (transaction) => queueCrashNotice(transaction, notice.data));
    return reply.code(204).send();
  });
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
