import type { FastifyReply } from 'fastify';

/** For answers that are revalidated on each use. */
export const REVALIDATE = 'no-cache';

export const PRIVATE = 'private, no-store';

export function isHashed(file: string): boolean {
  return /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(file);
}

export function noCache(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', REVALIDATE);
}
