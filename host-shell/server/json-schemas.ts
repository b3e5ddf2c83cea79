import { jsonSchemas } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';

/** Serves the JSON Schemas of remotes for editors and other builds: `/schemas/remote.json`. */
export function serveJsonSchemas(server: FastifyInstance): void {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    server.get(`/schemas/${file}`, async (_request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
        .type('application/schema+json')
        .send(JSON.stringify(schema, null, 2)),
    );
  }
}
