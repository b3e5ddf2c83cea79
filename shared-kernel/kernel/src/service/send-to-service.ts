import { ErrorBody } from '@comptoir/api-contract/errors';
import { ApiError, ConnectionError, NotAuthenticatedError } from '@comptoir/kernel/http';
import { currentLanguage } from '@comptoir/kernel/i18n';
import { hasLapsed, session } from '@comptoir/kernel/session';
import { pageTrace } from '../http/page-trace';
import { serviceSentence } from './service-sentences';

export type ServiceMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ServicePath = `/${string}`;

export interface ServiceRequest {
  /** Values without content are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Plain values are sent as JSON; form data, files and streams as they are. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Set by `comptoir-remote dev --in`: the deployment does not know the services of the developer's machine. */
declare const COMPTOIR_SERVICES_AT: string | undefined;

const TRIES_OF_READS = 3;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends a request to a service; a read is repeated while it is away.
 * @throws ApiError | ConnectionError | NotAuthenticatedError
 */
export async function sendToService(
  name: string,
  method: ServiceMethod,
  path: ServicePath,
  request: ServiceRequest = {},
): Promise<Response> {
  const key = method === 'GET' ? undefined : (request.idempotencyKey ?? crypto.randomUUID());
  for (let tried = 1; ; tried += 1) {
    const sent = await sendOnce(addressOf(name, path, request), method, request, key).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause;
      if (cause instanceof NotAuthenticatedError) throw cause;
      return new ConnectionError(cause);
    });
    if (sent instanceof Response && sent.ok) return sent;
    const isUnreachable = sent instanceof ConnectionError ? navigator.onLine : RETRIED_STATUSES.has(sent.status);
    if (method !== 'GET' || !isUnreachable || tried === TRIES_OF_READS) {
      throw sent instanceof ConnectionError ? sent : await errorOf(name, sent);
    }
    await pause(pauseAfter(tried, sent instanceof Response ? sent.headers.get('retry-after') : null), request.signal);
  }
}

async function sendOnce(
  address: string,
  method: ServiceMethod,
  request: ServiceRequest,
  key: string | undefined,
): Promise<Response> {
  const ask = (token: string) =>
    fetch(address, {
      method,
      headers: headersOf(method, request, { token, key }),
      ...contentOf(request.body),
      ...(request.signal && { signal: request.signal }),
    });
  const token = currentToken();
  const response = await ask(token);
  if (response.status !== 401) return response;
  const current = session.get();
  // The session was renewed meanwhile, for example by a new password.
  if (current.status === 'signed-in' && current.token !== token) return ask(current.token);
  // A collector's expired token keeps the page, which asks for the password.
  if (current.status === 'signed-in' && !hasLapsed(current.claims, Date.now())) session.signOut('ended');
  return response;
}

function currentToken(): string {
  const current = session.get();
  if (current.status === 'signed-out') throw new NotAuthenticatedError();
  return current.token;
}

function addressOf(name: string, path: ServicePath, { query = {} }: ServiceRequest): string {
  const at = typeof COMPTOIR_SERVICES_AT === 'string' ? COMPTOIR_SERVICES_AT : '';
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(field, String(value));
  }
  return `${at}/services/${name}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function headersOf(
  method: ServiceMethod,
  { body, headers }: ServiceRequest,
  { token, key }: { token: string; key: string | undefined },
): Record<string, string> {
  const trace = pageTrace();
  return {
    accept: 'application/json',
    ...(isPlain(body) && { 'content-type': 'application/json' }),
    ...headers,
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(trace !== undefined && { traceparent: trace }),
    // A refresh without a person at the page does not keep the session alive.
    ...(method === 'GET' && !navigator.userActivation?.isActive && { 'x-unattended': 'true' }),
  };
}

function contentOf(body: unknown): Pick<RequestInit, 'body'> {
  if (body === undefined) return {};
  return { body: isBodyInit(body) ? body : JSON.stringify(body) };
}

function isPlain(body: unknown): boolean {
  return body !== undefined && !isBodyInit(body);
}

function isBodyInit(body: unknown): body is FormData | Blob | ArrayBuffer | URLSearchParams {
  return [FormData, Blob, ArrayBuffer, URLSearchParams].some((kind) => body instanceof kind);
}

async function errorOf(name: string, response: Response): Promise<ApiError> {
  const { status } = response;
  const read = ErrorBody.safeParse(await response.json().catch(() => undefined));
  if (!read.success) return new ApiError(status, serviceSentence('service-failed', name, currentLanguage()));
  const { message, code, issues } = read.data;
  return new ApiError(status, serviceSentence(code, name, currentLanguage()) ?? message, issues, read.data);
}

function pauseAfter(tried: number, retryAfter: string | null): number {
  const requests = Number(retryAfter ?? 'none') * 1000;
  return Math.min(Number.isFinite(requests) ? requests : FIRST_PAUSE_MS * 2 ** (tried - 1), LONGEST_PAUSE_MS);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The request was given up'));
      },
      { once: true },
    );
  });
}
