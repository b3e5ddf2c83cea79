import type { Issue } from '@comptoir/api-contract/errors';
import type { OperationName } from '@comptoir/api-contract/operations';
import { refusals, sentenceWith, type RefusalCode, type RefusalValue } from '@comptoir/api-contract/refusals';
import { routes, type Route } from '@comptoir/api-contract/routes';
import type { CallResult } from '@comptoir/kernel/internal/http/operation-types';

/** A received call. */
export interface ReceivedCall {
  operation: OperationName;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The parsed JSON, or undefined. */
  body: unknown;
  headers: Headers;
}

/** Fake API answers by operation name: a body, or a `Response` for another status. */
export type ApiHandlers = {
  [Name in OperationName]?: (call: ReceivedCall) => CallResult<Name> | Response | Promise<CallResult<Name> | Response>;
};

/** An error response in the format of the API. */
export function failure(statusCode: number, message: string, issues?: readonly Issue[]): Response {
  return Response.json({ statusCode, error: 'Error', message, ...(issues && { issues }) }, { status: statusCode });
}

/** A refusal in the format of the API, with code, values and message; `field` is its subject. */
export function refusal(
  code: RefusalCode,
  values: Readonly<Record<string, RefusalValue>> = {},
  field?: string,
): Response {
  const [statusCode, sentence] = refusals[code];
  const said = { message: sentenceWith(sentence, values), code, values };
  const body = {
    statusCode,
    error: 'Error',
    ...said,
    ...(field !== undefined && { issues: [{ path: field, ...said }] }),
  };
  return Response.json(body, { status: statusCode });
}

/**
 * A fake `fetch` that answers with `handlers` and records its calls. A call without a handler is answered with 501, and
 * a request that is no call of the contract with 404.
 * @param onUnknown gets the latter, for example `GET /vehicles`
 */
export function apiStandIn(
  handlers: ApiHandlers,
  onUnknown: (request: string) => void = () => undefined,
): { fetch: typeof fetch; calls: readonly ReceivedCall[] } {
  const calls: ReceivedCall[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://comptoir.test'), init);
    const call = await readCall(request);
    if (!call) {
      onUnknown(`${request.method} ${request.url.replace('http://comptoir.test', '')}`);
      return failure(404, `No call of the contract is ${request.method} ${request.url}`);
    }
    calls.push(call);
    const handler = handlers[call.operation];
    if (!handler) return failure(501, `The test has no handler for ${call.operation}`);
    const result: unknown = await handler(call);
    if (result instanceof Response) return result;
    return result === undefined
      ? new Response(null, { status: 204 })
      : Response.json(result, { headers: versionOf(result) });
  };
  return { fetch: answer, calls };
}

function versionOf(result: unknown): Record<string, string> {
  return Array.isArray(result) ? { 'x-total-count': String(result.length) } : { etag: '"1"' };
}

async function readCall(request: Request): Promise<ReceivedCall | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  for (const [operation, route] of routeEntries()) {
    const params = route.method === request.method ? matchPath(`/api${route.path}`, pathname) : undefined;
    if (!params) continue;
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    return { operation, params, query: Object.fromEntries(searchParams), body, headers: request.headers };
  }
  return undefined;
}

/** Fixed paths come before those with a parameter in the same place. */
function routeEntries(): [OperationName, Route][] {
  const entries: [OperationName, Route][] = [];
  for (const [name, route] of Object.entries(routes)) if (isOperation(name)) entries.push([name, route]);
  return entries.toSorted(([, one], [, other]) => parameterCount(one) - parameterCount(other));
}

function parameterCount({ path }: Route): number {
  return path.split(':').length;
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(routes, name);
}

/** Parameters of a path that matches a pattern like `/agencies/:id`. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
