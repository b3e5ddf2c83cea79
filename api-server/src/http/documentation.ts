import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 page at `/docs` and document at `/docs/json`. Register before the operations. */
export async function describeOperations(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comptoir',
        version: '1.0.0',
        description:
          'Every POST takes an Idempotency-Key; changes of a record name in If-Match the ETag of its read, or * for any. ' +
          'Lists tell their length in X-Total-Count. ' +
          'What is refused carries a code, which programs go by, the values that its sentence names, and what is wrong ' +
          'with which part of the request in issues; `type`, `title`, `status` and `detail` are those of RFC 9457.',
      },
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
