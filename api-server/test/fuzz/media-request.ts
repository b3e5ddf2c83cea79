import type { InjectOptions } from 'fastify';
import { samples } from '../media-samples';
import { garbage } from './garbage';
import type { Random } from './random';

export function mediaRequest(random: Random, address: string): InjectOptions {
  // An invalid Host header leads to URLs on that host.
  const { pathname, search } = new URL(address.slice(address.indexOf('/api/media/')), 'http://localhost');
  const broken = random.chance(0.3);
  return {
    method: random.pick(['GET', 'PUT', 'PUT', 'DELETE'] as const),
    url: broken ? brokenAddress(random, pathname, search) : `${pathname}${search}`,
    headers: {
      'content-type': random.pick(['image/png', 'application/json', 'text/plain', 'multipart/form-data', 'x', '']),
      ...(random.chance(0.1) && { range: random.pick(['bytes=0-', 'bytes=9-1', 'x']) }),
    },
    ...(random.chance(0.9) && {
      payload: random.chance(0.5) ? samples.png : Buffer.from(JSON.stringify(garbage(random))),
    }),
  };
}

function brokenAddress(random: Random, path: string, query: string): string {
  return random.pick([
    path,
    `${path}?expires=9999999999&signature=x`,
    `${path}${query}&expires=1`,
    `${path}${query.slice(0, -2)}`,
    `${path}.svg${query}`,
    `/api/media/x${query}`,
    `/api/media/..%2f..%2fetc%2fpasswd${query}`,
    `/api/media/%00${query}`,
  ]);
}
