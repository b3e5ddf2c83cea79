import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import type { Samples } from '../../api-server/test/read-requests';

export interface Person {
  samples: Samples;
  token: string;
  /** Keeps connections alive, as a browser does. */
  agent: Agent;
  known: Map<string, string>;
  /** Versions of lists by path: a later read gets the changes. */
  versions: Map<string, string>;
  scheduled: number[];
}

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

export interface Answer {
  status: number;
  /** Until the last byte, in milliseconds. */
  time: number;
  bytes: number;
  /** As sent, in `encoding`. */
  body: Buffer;
  encoding: string | undefined;
}

/** Opens the number of connections that a browser opens to one server. */
export function newPerson(samples: Samples, token: string): Person {
  return {
    samples,
    token,
    agent: new Agent({ keepAlive: true, maxSockets: 6 }),
    known: new Map(),
    versions: new Map(),
    scheduled: [],
  };
}

/** Sends a request of a page. The body stays compressed: the server is measured. */
export function ask(server: string, person: Person, { method, path, body }: Request): Promise<Answer> {
  const tag = person.known.get(path);
  const version = person.versions.get(path);
  const address = version === undefined ? path : `${path}&since=${encodeURIComponent(version)}`;
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(method === 'GET' && { 'accept-encoding': 'gzip, br' }),
    ...(method === 'GET' && tag !== undefined && version === undefined && { 'if-none-match': tag }),
    ...((method === 'PATCH' || method === 'DELETE') && { 'if-match': '*' }),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = send(`${server}/api${address}`, { method, headers, agent: person.agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const time = performance.now() - started;
        const sent = Buffer.concat(parts);
        if (response.headers.etag !== undefined && method === 'GET') person.known.set(path, response.headers.etag);
        const listed = response.headers['x-list-version'];
        if (typeof listed === 'string') person.versions.set(path, listed);
        if (status === 201 && path === '/collections') {
          const { id }: { id: number } = JSON.parse(sent.toString());
          person.scheduled.push(id);
        }
        resolve({ status, time, bytes: sent.length, body: sent, encoding: response.headers['content-encoding'] });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}
