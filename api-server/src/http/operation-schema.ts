import { AwaitedApproval } from '@comptoir/api-contract/awaited-approval';
import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { ErrorBody } from '@comptoir/api-contract/errors';
import type { Operation } from '@comptoir/api-contract/operation';
import type { OperationName } from '@comptoir/api-contract/operations';
import { refusalCodes } from '@comptoir/api-contract/refusals';
import { INVALID } from '@comptoir/api-contract/refusals/general';
import { routes, type Route } from '@comptoir/api-contract/routes';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { isConditional } from './entity-tag';
import { IDEMPOTENCY_KEY_LIMIT } from './idempotency';

const IDEMPOTENCY_KEY = 'idempotency-key';
const IDEMPOTENCY_KEY_MESSAGE = `An Idempotency-Key has 1 to ${IDEMPOTENCY_KEY_LIMIT} characters`;

const idempotencyKey = z.optional(
  z
    .string()
    .check(z.minLength(1, IDEMPOTENCY_KEY_MESSAGE), z.maxLength(IDEMPOTENCY_KEY_LIMIT, IDEMPOTENCY_KEY_MESSAGE)),
);

/** Lists all codes for the documentation. */
const Refusal = z.extend(ErrorBody, { code: z.enum([INVALID, ...refusalCodes()]) });

export function operationSchema(name: OperationName, operation: Operation): FastifySchema {
  const { summary, params, query, body, response, produces, changes, approval } = operation;
  const route: Route = routes[name];
  const status = operation.status ?? (response ? 200 : 204);
  return {
    operationId: name,
    tags: [route.path.split('/', 2)[1] ?? ''],
    summary,
    description: [...explanations(operation)].join(' '),
    ...requestHeaders(operation, route.method),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(produces && { produces: [...produces] }),
    ...(operation.access === 'public' && { security: [] }),
    response: {
      ...(response && { [status]: response }),
      ...(changes && { 226: changes }),
      ...(approval && { 202: AwaitedApproval }),
      '4xx': Refusal,
    },
  };
}

/** Unlisted headers are neither validated nor changed. */
function requestHeaders(operation: Operation, method: Route['method']): Pick<FastifySchema, 'headers'> {
  const headers = {
    ...(method === 'POST' && { [IDEMPOTENCY_KEY]: idempotencyKey }),
    ...(isConditional(operation, method) && { 'if-match': z.optional(z.string()) }),
  };
  return Object.keys(headers).length > 0 ? { headers: z.looseObject(headers) } : {};
}

function* explanations({
  access,
  platform,
  list,
  changes,
  versioned,
  response,
  approval,
}: Operation): Generator<string> {
  if (access !== 'public')
    yield `For ${access.join(', ')}${platform ? ', and people with the platform permission' : ''}.`;
  if (list)
    yield `X-Total-Count is the number of rows on all pages; with a filter, ${MORE_ROWS} means more than ${COUNTED_ROWS}.`;
  if (changes)
    yield 'X-List-Version identifies the state of an office; sent back as since, the answer is 226 with the changes.';
  if (approval)
    yield `With a rule for ${approval.join(' or ')} the answer may be 202: the call then waits for an approval, whose address is in Location.`;
  if (versioned && response) yield 'The ETag is the version of the record.';
}
