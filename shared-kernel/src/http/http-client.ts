import { ErrorBody } from '@comptoir/api-contract/errors';
import type { OperationName } from '@comptoir/api-contract/operations';
import { routes, type Route } from '@comptoir/api-contract/routes';
import type { Attention } from '../session/attention';
import type { SessionStore } from '../session/session.store';
import { ApiError, ConnectionError, NotAuthenticatedError } from './api-error';
import { rawArguments, type CallArguments, type CallResult, type RawArguments } from './operation-types';
import { addressOf, bodyOf } from './request';

export interface CallOptions {
  signal?: AbortSignal;
  /** The `ETag` of the read that a change is based on; a stale one is answered 412. */
  ifMatch?: string;
  /** Names one submission, so that sending it again does not do it again. */
  idempotencyKey?: string;
  /** Where a stream of events that broke is taken up again. */
  lastEventId?: string;
  /** It is sent to its end, also when the page is closed meanwhile. */
  keepalive?: true;
}

/** An answer with what stands beside its body. */
export interface Answer<Data> {
  data: Data;
  /** Version of the record, for `ifMatch`. */
  etag: string | undefined;
  /** Number of all rows of the list, of which `data` may be a page. */
  total: number | undefined;
}

export interface HttpClient {
  /** Makes a call of the contract. @throws ApiError | ConnectionError | NotAuthenticatedError */
  call: <Name extends OperationName>(
    name: Name,
    args: CallArguments<Name>,
    options?: CallOptions,
  ) => Promise<Answer<CallResult<Name>>>;
  /** The raw response of a successful call, for streams and files. Same errors. */
  respond: (name: OperationName, args: RawArguments, options?: CallOptions) => Promise<Response>;
}

export interface HttpClientOptions {
  baseUrl: string;
  fetch: typeof fetch;
  session: Pick<SessionStore, 'get' | 'signOut'>;
  /** Whether somebody is at the page; without it somebody is. */
  isAttended?: Attention;
}

/** The calls that carry no credentials begin with one of these. */
const PUBLIC_PATHS = ['/login', '/signup', '/retrieve-password', '/reset-password', '/check-link'];

export function createHttpClient({ baseUrl, fetch, session, isAttended }: HttpClientOptions): HttpClient {
  function authorization(route: Route): Record<string, string> {
    if (PUBLIC_PATHS.some((path) => route.path.startsWith(path))) return {};
    const current = session.get();
    if (current.status === 'signed-out') throw new NotAuthenticatedError();
    return { authorization: `Bearer ${current.token}` };
  }

  /** Not another session, which somebody began while the answer was on its way. */
  function isStillUsed(credentials: Record<string, string>): boolean {
    const current = session.get();
    return current.status === 'signed-in' && credentials['authorization'] === `Bearer ${current.token}`;
  }

  async function respond(name: OperationName, args: RawArguments, options: CallOptions = {}): Promise<Response> {
    const route: Route = routes[name];
    const url = addressOf(baseUrl, route, args);
    const { body, headers } = bodyOf(args.body);
    const credentials = authorization(route);
    const request: RequestInit = {
      method: route.method,
      headers: {
        ...headers,
        ...credentials,
        ...(options.ifMatch === undefined ? {} : { 'if-match': options.ifMatch }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        ...(options.lastEventId === undefined ? {} : { 'last-event-id': options.lastEventId }),
        ...(isAttended?.() === false ? { 'x-unattended': 'true' } : {}),
      },
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    };
    const response = await fetch(url, request).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw new ConnectionError(cause);
    });
    if (response.ok) return response;
    if (response.status === 401 && isStillUsed(credentials)) session.signOut('ended');
    throw await errorOf(response, url);
  }

  return {
    respond,
    call: async (name, args, options) => {
      const response = await respond(name, rawArguments(args), options);
      const total = response.headers.get('x-total-count');
      return {
        data: await bodyOfAnswer(response),
        etag: response.headers.get('etag') ?? undefined,
        total: total === null ? undefined : Number(total),
      };
    },
  };
}

// The server shapes every answer with the schema that its type comes from.
async function bodyOfAnswer(response: Response) {
  if (response.status === 204) return undefined;
  return response.headers.get('content-type')?.includes('json') ? response.json() : response.text();
}

async function errorOf(response: Response, url: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = ErrorBody.safeParse(body);
  if (parsed.success) return new ApiError(response.status, parsed.data.message, parsed.data.issues, parsed.data);
  return new ApiError(response.status, `${url} ${response.status} ${response.statusText}`.trim());
}
