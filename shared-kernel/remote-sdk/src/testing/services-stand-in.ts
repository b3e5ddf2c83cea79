import { failure, matchPath } from './api-stand-in';

/** A received request to a service. */
export interface ReceivedServiceCall {
  service: string;
  /** Handler that answers it: `GET /vehicles/:id`. */
  route: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The parsed JSON, or undefined. */
  body: unknown;
  headers: Headers;
}

/** Fake answers by service and route: a body, or a `Response` for another status. */
export type ServiceHandlers = Readonly<
  Record<string, Readonly<Record<`${string} /${string}`, (call: ReceivedServiceCall) => unknown>>>
>;

interface StandInOptions {
  /** Answers requests to other paths. */
  others: typeof fetch;
  /** Gets a sentence for each request without a handler. */
  onUnanswered: (sentence: string) => void;
}

/** A fake `fetch` that answers requests below `/services/`, and passes others on. */
export function servicesStandIn(
  handlers: ServiceHandlers | 'away',
  { others, onUnanswered }: StandInOptions,
): { fetch: typeof fetch; calls: readonly ReceivedServiceCall[] } {
  const calls: ReceivedServiceCall[] = [];
  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://comptoir.test');
    const [, service, path] = /^\/services\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    if (service === undefined) return others(input, init);
    if (handlers === 'away') return failure(501, `The test has no service ${service}`);
    const request = new Request(url, init);
    const found = find(handlers[service] ?? {}, request.method, path ?? '/');
    if (!found) {
      const call = `${service} ${request.method} ${path ?? '/'}`;
      onUnanswered(`The test has no handler in \`services\` for: ${call}`);
      return failure(501, `The test has no handler for ${call}`);
    }
    const { route, params, handler } = found;
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await request.json() : undefined;
    const call = {
      service,
      route,
      params,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: request.headers,
    };
    calls.push(call);
    const result: unknown = await handler(call);
    if (result instanceof Response) return result;
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  };
  return { fetch: answer, calls };
}

function find(routes: ServiceHandlers[string], method: string, path: string) {
  for (const [route, handler] of Object.entries(routes)) {
    const [wanted, pattern = ''] = route.split(' ');
    const params = wanted === method ? matchPath(pattern, path) : undefined;
    if (params) return { route, params, handler };
  }
  return undefined;
}
