import { WebhookEvent } from '@comptoir/api-contract/webhook-events';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import * as z from 'zod/mini';

const SIGNATURE = 'Signed by Standard Webhooks. Any answer 2xx within 10 seconds is a success.';

const header = (name: string, description: string) =>
  ({ name, in: 'header', required: true, description, schema: { type: 'string' } }) as const;

type RequestsOf<Document> = Document extends { webhooks?: infer Requests }
  ? 'webhooks' extends keyof Document
    ? NonNullable<Requests>
    : never
  : never;
type Requests = RequestsOf<NonNullable<FastifyDynamicSwaggerOptions['openapi']>>;

/** The requests to webhooks by type, for the OpenAPI document. */
export function webhookDocumentation(): Requests {
  const requests = Object.fromEntries(
    WebhookEvent.def.options.map((event) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(event);
      const [type = ''] = event.shape.type.def.values;
      return [
        type,
        {
          post: {
            tags: ['webhooks'],
            summary: `Sent to webhooks: ${type}`,
            description: SIGNATURE,
            parameters: [
              header('webhook-id', 'The same for each attempt'),
              header('webhook-timestamp', 'Seconds since 1970'),
              header('webhook-signature', 'One or two signatures, separated by a space'),
            ],
            requestBody: { content: { 'application/json': { schema } } },
            responses: { '2XX': { description: 'Received' } },
          },
        },
      ];
    }),
  );
  // Types of JSON Schema and of OpenAPI differ, their documents do not.
  return JSON.parse(JSON.stringify(requests));
}
