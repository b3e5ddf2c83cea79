import { randomUUID } from 'node:crypto';
import type { Samples } from '../../api-server/test/read-requests';
import type { Person, Request } from '../load/person';
import type { WriteRequest } from './write-requests';

export async function written(api: string, write: WriteRequest, samples: Samples, { token }: Person): Promise<Request> {
  const { method, path: address, body, first } = write;
  const id = first && (await send(`${api}${first.path}`, 'POST', token, first.body(samples)));
  return { method, path: address(id ?? ''), ...(body && { body: body(samples) }) };
}

/** The embedded database is used by the server alone, so lists change through the API. */
export async function changeThroughServer(api: string, samples: Samples, token = ''): Promise<void> {
  const named = { name: `Renamed ${performance.now()}` };
  for (const [resource, name] of [
    ['agencies', 'getAgency.id'],
    ['suppliers', 'getSupplier.id'],
    ['users', 'getUser.id'],
    ['offices', 'getOffice.id'],
  ] as const) {
    await send(`${api}/${resource}/${samples[name]}`, 'PATCH', token, named);
  }
}

async function send(address: string, method: 'POST' | 'PATCH', token: string, body: object): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(method === 'PATCH' ? { 'if-match': '*' } : { 'idempotency-key': randomUUID() }),
  };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address}: ${text}`);
  const { id }: { id: string | number } = JSON.parse(text);
  return String(id);
}
