import { ErrorBody } from '@comptoir/api-contract/errors';
import type { OperationName } from '@comptoir/api-contract/operations';
import { routes, type Route } from '@comptoir/api-contract/routes';
import { compareClock, serverNow } from '../format/server-time';
import type { Attention } from '../session/attention';
import type { Confirmation } from '../session/confirmation';
import { decodeClaims } from '../session/claims';
import { hasLapsed } from '../session/lapse';
import type { SessionStore } from '../session/session.store';
import { ApiError, AwaitsApproval, ConnectionError, NotAuthenticatedError } from './api-error';
import { rawArguments, type CallArguments, type CallResult, type RawArguments } from './operation-types';
import { addressOf, bodyOf } from './request';

/** Options of a call besides its arguments. */
export interface CallOptions {
  signal?: AbortSignal;
  /** `ETag` of the version that a change is based on; a stale one is answered with 412. */
  ifMatch?: string;
  /** Idempotency key: a repeated submission has no second effect. */
  idempotencyKey?: string;
  /** Position from which to resume a broken event stream. */
  lastEventId?: string;
  /** Completes the request even if the page is closed. */
  keepalive?: true;
  /** `low` waits until the first content of the page is shown, for two seconds at most. */
  priority?: 'low';
}

/** Body of an answer with its metadata. */
export interface Answer<Data> {
  data: Data;
  /** Version of the record, for `ifMatch`. */
  etag: string | undefined;
  /** Total number of rows of the list, of which `data` may be a page. */
  total: number | undefined;
}

/** Calls the API by operation name, with the session of the current user. */
export interface HttpClient {
  /**
   * Makes a call of the contract.
   * @throws ApiError | ConnectionError | NotAuthenticatedError, and `AwaitsApproval` if nothing is done yet
   */
  call: <Name extends OperationName>(
    name: Name,
    args: CallArguments<Name>,
    options?: CallOptions,
  ) => Promise<Answer<CallResult<Name>>>;
  /** Raw response of a successful call, for streams and files. Throws the same errors. */
  respond: (name: OperationName, args: RawArguments, options?: CallOptions) => Promise<Response>;
}

export interface HttpClientOptions {
  baseUrl: string;
  fetch: typeof fetch;
  session: Pick<SessionStore, 'get' | 'signIn' | 'signOut'>;
  /** Reports whether a user is at the page; assumed if absent. */
  isAttended?: Attention;
  /** Asks for a second step where a call needs one; the call is sent again after it. */
  confirm?: Confirmation;
  /** Trace context of the call, if tracing is on. */
  trace?: () => string | undefined;
}

/** Path prefixes of calls without credentials. */
const PUBLIC_PATHS = ['/login', '/signup', '/retrieve-password', '/reset-password', '/check-link'];
/** Calls that return a new token for their session and invalidate the former one. */
const RENEWING: ReadonlySet<OperationName> = new Set<OperationName>(['changePassword', 'endOtherSessions']);

export function createHttpClient(given: HttpClientOptions): HttpClient {
  const { baseUrl, fetch, session, isAttended, confirm, trace } = given;
  /** Pending renewal of the token; other calls wait for it. */
  let renewal: Promise<unknown> | undefined;

  function tokenFor(route: Route): string | undefined {
    if (PUBLIC_PATHS.some((path) => route.path.startsWith(path))) return undefined;
    const current = session.get();
    if (current.status === 'signed-out') throw new NotAuthenticatedError();
    return current.token;
  }

  /** True if a refused call can be sent again with a newer token. Ends only the session that was refused. */
  async function hasNewToken(name: OperationName, used: string | undefined): Promise<boolean> {
    if (used === undefined) return false;
    if (!RENEWING.has(name)) await renewal;
    const current = session.get();
    if (current.status === 'signed-out') return false;
    // A collector's expired token keeps the page, which asks for the password.
    if (current.token === used && !hasLapsed(current.claims, serverNow())) session.signOut('ended');
    return current.token !== used && current.claims.sub === decodeClaims(used).sub;
  }

  async function respond(name: OperationName, args: RawArguments, options: CallOptions = {}): Promise<Response> {
    // Signing out uses the current token.
    if (renewal && !RENEWING.has(name) && !options.keepalive) await renewal;
    const route: Route = routes[name];
    const url = addressOf(baseUrl, route, args);
    const ask = async (token: string | undefined) => {
      const sentAt = Date.now();
      const request = requestOf(route.method, args, { ...options, token, isAttended, trace: trace?.() });
      const response = await fetch(url, request).catch((cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        throw new ConnectionError(cause);
      });
      compareClock(response.headers.get('date'), sentAt);
      return response;
    };
    const token = tokenFor(route);
    let response = await ask(token);
    if (response.status === 401 && (await hasNewToken(name, token))) response = await ask(tokenFor(route));
    if (response.status === 403 && (await errorOf(response.clone(), url)).code === 'step-up' && (await confirm?.())) {
      response = await ask(tokenFor(route));
    }
    if (response.ok) return response;
    throw await errorOf(response, url);
  }

  async function answerOf<Name extends OperationName>(name: Name, args: RawArguments, options?: CallOptions) {
    const response = await respond(name, args, options);
    const total = response.headers.get('x-total-count');
    if (response.status === 202) throw new AwaitsApproval((await response.json()).approval.id);
    const data: CallResult<Name> = await bodyOfAnswer(response);
    const etag = response.headers.get('etag') ?? undefined;
    return { data, etag, total: total === null ? undefined : Number(total) };
  }

  async function renew<Renewed>(answer: Promise<Answer<Renewed>>): Promise<Answer<Renewed>> {
    const renewed = answer.then(({ data }) => {
      if (isTokenAnswer(data)) session.signIn(data.access_token);
    });
    const settled = renewed.catch(() => undefined);
    renewal = settled;
    await settled;
    if (renewal === settled) renewal = undefined;
    return answer;
  }

  return {
    respond,
    call: (name, args, options) => {
      const answer = answerOf(name, rawArguments(args), options);
      return RENEWING.has(name) ? renew(answer) : answer;
    },
  };
}

interface RequestOptions extends CallOptions {
  token: string | undefined;
  isAttended: Attention | undefined;
  trace: string | undefined;
}

function requestOf(method: string, args: RawArguments, options: RequestOptions): RequestInit {
  const { body, headers } = bodyOf(args.body);
  const { token, ifMatch, idempotencyKey, lastEventId, isAttended, trace, signal, keepalive, priority } = options;
  return {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...(isAttended?.() === false ? { 'x-unattended': 'true' } : {}),
      ...(trace === undefined ? {} : { traceparent: trace }),
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive: true } : {}),
    ...(priority ? { priority } : {}),
  };
}

// The server validates answers with the schema of this type.
async function bodyOfAnswer(response: Response) {
  if (response.status === 204) return undefined;
  return response.headers.get('content-type')?.includes('json') ? response.json() : response.text();
}

function isTokenAnswer(data: unknown): data is { access_token: string } {
  return typeof data === 'object' && data !== null && 'access_token' in data && typeof data.access_token === 'string';
}

async function errorOf(response: Response, url: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = ErrorBody.safeParse(body);
  if (parsed.success) return new ApiError(response.status, parsed.data.message, parsed.data.issues, parsed.data);
  return new ApiError(response.status, `${url} ${response.status} ${response.statusText}`.trim());
}
