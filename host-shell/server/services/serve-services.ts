import { Readable } from 'node:stream';
import type { RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersToPage, headersToService, serviceAddress } from '@comptoir/remote-sdk/services';
import { Agent, errors, type Dispatcher } from 'undici';
import type { PageOverride } from '../../src/remote-override/page-override';
import type { ServiceMetrics } from '../service-metrics';
import { declaredService } from './declared-service';
import { limitedBody, TooLargeError } from './limited-body';
import { refuseService, type ServiceRefusal } from './service-answers';
import { tokenExchange, type IssueToken } from './token-exchange';

export interface ServicesOptions {
  /** Addresses by name. */
  addresses: ReadonlyMap<string, URL>;
  issueToken: IssueToken;
  /** Milliseconds until the answer begins, and between its parts. */
  deadline: number;
  /** Largest body of a request in bytes. */
  bodyLimit: number;
}

export interface ServicesContext {
  /** Registry as the person with these cookies is offered it. */
  registry: (cookies: string | undefined) => Promise<RegistryRecord>;
  overrideOf: (cookies?: string) => PageOverride | undefined;
  metrics: ServiceMetrics;
}

const CONNECT_MS = 2_000;
const CONNECTIONS_PER_SERVICE = 100;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Version in tokens for a person who tries another build of the remote. */
const OVERRIDDEN = '0.0.0-override';

interface ServiceRequest {
  Params: { service: string };
}

/** Passes `/services/<name>/*` on, with a token for that service in place of the person's. */
export async function serveServices(
  server: FastifyInstance,
  options: ServicesOptions | undefined,
  context: ServicesContext,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const answer = options === undefined ? undefined : passOn(scope, options, context);
    const handler = async (request: FastifyRequest<ServiceRequest>, reply: FastifyReply) =>
      answer?.(request, reply) ?? refuseService(reply, 'service-unknown', { service: request.params.service });
    for (const url of ['/services/:service', '/services/:service/*']) {
      scope.route<ServiceRequest>({ method: [...METHODS], url, schema: { hide: true }, handler });
    }
  });
}

function passOn(scope: FastifyInstance, options: ServicesOptions, { registry, overrideOf, metrics }: ServicesContext) {
  const { addresses, issueToken, deadline, bodyLimit } = options;
  const exchange = tokenExchange(issueToken);
  // Redirects are not followed: that is the default of this client.
  const agent = new Agent({
    connect: { timeout: CONNECT_MS },
    connections: CONNECTIONS_PER_SERVICE,
    headersTimeout: deadline,
    bodyTimeout: deadline,
  });
  scope.addHook('onClose', async () => agent.destroy());

  return async (request: FastifyRequest<ServiceRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    const { service } = request.params;
    const declared = declaredService(await registry(request.headers.cookie), service);
    const base = addresses.get(service);
    if (!declared || !base) return refuseService(reply, 'service-unknown', { service });
    const { remote } = declared;
    const end = metrics.begin(service);
    const refuse = (code: ServiceRefusal) => {
      end(code);
      return refuseService(reply, code, { service, remote });
    };
    if (!declared.isAllowed) return refuse('service-not-allowed');
    const address = serviceAddress(base, service, request.raw.url ?? '');
    if (!address) return refuse('service-path');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return refuse('too-large');
    try {
      const isTried = overrideOf(request.headers.cookie)?.remote === remote;
      const exchanged = await exchange(
        { service, remote, version: isTried ? OVERRIDDEN : declared.version },
        { authorization: request.headers.authorization, isUnattended: request.headers['x-unattended'] === 'true' },
      );
      if (exchanged.kind === 'signed-out') return refuse('not-signed-in');
      const answer = await agent.request({
        origin: address.origin,
        path: `${address.pathname}${address.search}`,
        method: methodOf(request),
        headers: {
          ...headersToService(request.headers, exchanged.token, request.id),
          ...traceOf(reply),
        },
        body: request.body instanceof Readable ? limitedBody(request.body, bodyLimit) : null,
        signal: abandoned(reply),
      });
      const unusable = unusableBecause(answer.statusCode);
      if (unusable) {
        await answer.body.dump();
        return refuse(unusable);
      }
      end('answered');
      return reply.code(answer.statusCode).headers(headersToPage(answer.headers)).send(answer.body);
    } catch (cause) {
      const code = codeOf(cause);
      request.log.warn({ err: cause, service }, `A request to a service failed: ${code}`);
      return refuse(code);
    }
  };
}

/** Continues the span of this server, where traces are kept; otherwise the page's own context passes through. */
function traceOf(reply: FastifyReply): { traceparent?: string } {
  const own = /traceparent;desc="([^"]+)"/.exec(String(reply.getHeader('server-timing') ?? ''))?.[1];
  return own === undefined ? {} : { traceparent: own };
}

function methodOf({ method }: FastifyRequest): Dispatcher.HttpMethod {
  return METHODS.find((known) => known === method) ?? 'GET';
}

/** Aborted when the browser goes away before the answer is complete. */
function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function unusableBecause(status: number): ServiceRefusal | undefined {
  if (status === 401) return 'service-refuses-token';
  return status >= 300 && status < 400 && status !== 304 ? 'service-redirects' : undefined;
}

function codeOf(cause: unknown): ServiceRefusal {
  if (cause instanceof TooLargeError) return 'too-large';
  const isSlow = cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError;
  return isSlow ? 'service-slow' : 'service-away';
}
