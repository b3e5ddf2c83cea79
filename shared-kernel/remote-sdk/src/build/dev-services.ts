import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { exportJWK, SignJWT } from 'jose';
import { request as send } from 'undici';
import * as z from 'zod/mini';
import { headersToPage, headersToService, serviceAddress } from '../services/index';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const LIFETIME = '5m';
/** Version in tokens of a remote under development. */
const VERSION = '0.0.0-dev';

/** Parts of `GET /api/me` that a token contains. */
const Person = z.object({
  id: z.string(),
  role: z.string(),
  officeId: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
});

export interface DevServicesOptions {
  /** As in production: `fleet=http://localhost:8080`, separated by spaces. */
  services: string;
  /** Address of the deployment whose accounts sign in. */
  deployment: string;
  remote: () => string | Promise<string>;
}

/**
 * Passes `/services/<name>/*` on while a remote is developed, as the page server does. Its tokens are signed with a key
 * of this process, published at `/api/jwks` here, so that no deployment accepts them.
 * @returns a handler that says whether the request was its own
 */
export function devServices({ services, deployment, remote }: DevServicesOptions) {
  const addresses = new Map(
    services
      .split(/[\s,]+/)
      .filter((entry) => entry.includes('='))
      .map((entry) => {
        const [name = '', ...address] = entry.split('=');
        return [name, new URL(address.join('='))] as const;
      }),
  );
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const kid = randomUUID();

  async function passOn(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const base = addresses.get(name);
    const address = base && serviceAddress(base, name, request.url ?? '');
    if (!base) return refuse(response, 404, 'service-unknown', `SERVICES in .env has no address of ${name}.`);
    if (!address) return refuse(response, 400, 'service-path', `The path of this request leaves the service ${name}.`);
    const person = await findCaller(deployment, request.headers.authorization);
    if (!person) return refuse(response, 401, 'not-signed-in', 'You are not signed in, or your session has ended.');
    const token = await tokenFor(person, { service: name, remote: await remote(), kid, privateKey });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const { statusCode, headers, body } = await send(address, {
        method: METHODS.find((known) => known === request.method) ?? 'GET',
        headers: headersToService(request.headers, token, randomUUID()),
        body: hasBody ? request : null,
      });
      response.writeHead(statusCode, headersToPage(headers));
      await pipeline(body, response);
    } catch (cause) {
      if (response.headersSent) return void response.destroy();
      refuse(response, 502, 'service-away', `The service ${name} at ${base.href} cannot be reached: ${String(cause)}`);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === '/api/jwks') {
      void exportJWK(publicKey).then((jwk) =>
        answerJson(response, 200, { keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] }),
      );
      return true;
    }
    const name = /^\/services\/([^/]+)/.exec(path)?.[1];
    if (name === undefined) return false;
    void passOn(name, request, response).catch((cause: unknown) => {
      refuse(response, 502, 'service-away', String(cause));
    });
    return true;
  };
}

async function findCaller(deployment: string, authorization: string | undefined) {
  if (authorization === undefined) return undefined;
  const answer = await fetch(new URL('/api/me', deployment), { headers: { authorization } });
  return answer.ok ? z.parse(Person, await answer.json()) : undefined;
}

function tokenFor(
  { id, role, officeId, countryCode }: z.infer<typeof Person>,
  { service, remote, kid, privateKey }: { service: string; remote: string; kid: string; privateKey: KeyObject },
): Promise<string> {
  return new SignJWT({ role, officeId, countryCode, remote, version: VERSION })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setAudience(service)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(privateKey);
}

function refuse(response: ServerResponse, statusCode: number, code: string, message: string): void {
  answerJson(response, statusCode, { statusCode, error: 'Error', message, code });
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
