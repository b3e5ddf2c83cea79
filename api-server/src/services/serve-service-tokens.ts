import { NewServiceToken } from '@comptoir/api-contract/service-tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../access/person';
import { invalid, refused } from '../api-error';
import type { ServiceTokens } from './service-tokens';

/** Seconds for which services and proxies may cache the keys. */
const KEYS_FRESH_SECONDS = 30;

/**
 * Serves the public keys of services' tokens, and tokens to page servers. Outside of the contract: browsers call
 * neither.
 */
export async function serveServiceTokens(
  app: FastifyInstance,
  { tokens, identify }: { tokens: ServiceTokens; identify: (request: FastifyRequest) => Promise<Caller | undefined> },
): Promise<void> {
  app.get('/jwks', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${KEYS_FRESH_SECONDS}`).send(await tokens.publicKeys()),
  );
  app.post('/service-tokens', { schema: { hide: true } }, async (request, reply) => {
    // Browsers set it, and scripts cannot: those of other remotes get no token.
    if (request.headers['sec-fetch-site'] !== undefined) return reply.callNotFound();
    const person = await identify(request);
    if (!person) throw refused('not-signed-in');
    const requested = z.safeParse(NewServiceToken, request.body);
    if (!requested.success) {
      const [issue] = requested.error.issues;
      throw invalid({ path: issue?.path.join('.') ?? '', message: issue?.message ?? 'Not a request for a token' });
    }
    return { token: await tokens.issue(person, requested.data) };
  });
}
