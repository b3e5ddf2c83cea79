import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { devServices } from './dev-services';

const running: Server[] = [];
afterAll(() => running.forEach((server) => server.close()));

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  running.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port }: AddressInfo = Object(server.address());
  return `http://127.0.0.1:${port}`;
}

const person = {
  id: '01890000-0000-7000-8000-000000000001',
  role: 'OFFICEMANAGER',
  officeId: 'o-1',
  countryCode: 'DZ',
};

async function development() {
  const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const backend = await serve((request, response) => {
    void text(request).then((body) => {
      seen.push({ url: request.url, headers: request.headers, body });
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"id":1}');
    });
  });
  const deployment = await serve((request, response) => {
    const isKnown = request.url === '/api/me' && request.headers.authorization === 'Bearer person';
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(person));
  });
  const services = `fleet=${backend}/v1 away=http://127.0.0.1:1`;
  const handle = devServices({ services, deployment, remote: () => 'fleet' });
  const at = await serve((request, response) => {
    if (!handle(request, response)) response.writeHead(418).end();
  });
  return { seen, at };
}

const signedIn = { authorization: 'Bearer person' };

test('a service under development gets a token of the development server, for it alone', async () => {
  const { seen, at } = await development();
  const headers = { ...signedIn, cookie: 'a=b', 'content-type': 'application/json' };
  const answer = await fetch(`${at}/services/fleet/vehicles?x=1`, { method: 'POST', headers, body: '{"plate":1}' });
  expect([answer.status, await answer.json(), answer.headers.get('set-cookie')]).toEqual([201, { id: 1 }, null]);
  expect(seen[0]).toMatchObject({ url: '/v1/vehicles?x=1', body: '{"plate":1}' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
  const token = seen[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
  const keys = createRemoteJWKSet(new URL(`${at}/api/jwks`));
  const { payload } = await jwtVerify(token, keys, { audience: 'fleet', algorithms: ['EdDSA'] });
  expect(payload).toMatchObject({ sub: person.id, role: 'OFFICEMANAGER', officeId: 'o-1', remote: 'fleet' });
  await expect(jwtVerify(token, keys, { audience: 'rates' })).rejects.toThrow('"aud"');
  const other = await development();
  const foreign = createRemoteJWKSet(new URL(`${other.at}/api/jwks`));
  await expect(jwtVerify(token, foreign, { audience: 'fleet' })).rejects.toThrow('no applicable key');
  const later = { audience: 'fleet', currentDate: new Date(Date.now() + 301_000) };
  await expect(jwtVerify(token, keys, later)).rejects.toThrow('"exp"');
});

test.each([
  ['/services/fleet/vehicles', {}, 401, 'not-signed-in'],
  ['/services/rates/all', signedIn, 404, 'service-unknown'],
  ['/services/fleet/%2e%2e%2fadmin', signedIn, 400, 'service-path'],
  ['/services/away/x', signedIn, 502, 'service-away'],
])('%s is refused as in a deployment', async (path, headers, status, code) => {
  const { seen, at } = await development();
  const answer = await fetch(`${at}${path}`, { headers });
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  expect(seen).toEqual([]);
  expect((await fetch(`${at}/other`)).status).toBe(418);
});
