import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { webhookDocumentation } from './webhook-documentation';

/** OpenAPI 3.1 page at `/docs` and document at `/docs/json`. Register before the operations. */
export async function documentOperations(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comptoir',
        version: '1.0.0',
        description:
          'Every POST accepts an Idempotency-Key; changes of a record send its ETag in If-Match, or * for any version. ' +
          'Lists return their length in X-Total-Count. ' +
          'Programs send an API key (Settings, or createApiKey) as the bearer token: it calls the operations of its scopes, ' +
          'in the reach of its creator or as the manager of one office. ' +
          'Systems that want events of bookings have a webhook (Settings, or createWebhook): see Webhooks below and docs/webhooks.md. ' +
          'Errors have a code for programs, the values of the message, and issues by part of the request; ' +
          '`type`, `title`, `status` and `detail` follow RFC 9457.',
      },
      webhooks: webhookDocumentation(),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null },
  });
}
