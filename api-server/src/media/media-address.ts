import type { FastifyRequest } from 'fastify';
import type { MediaAddresses } from '../records/stored-files';
import { signedQuery } from './signed-query';

export const UPLOAD_LIFETIME_MS = 15 * 60_000;
const HOUR_SECONDS = 3600;

export function uploadAddress(origin: string, { id, secret }: { id: string; secret: string }): string {
  const expires = Math.floor((Date.now() + UPLOAD_LIFETIME_MS) / 1000);
  return `${origin}/api/media/${id}?${signedQuery({ method: 'PUT', fileId: id, expires }, secret)}`;
}

/** Valid one to two hours; stable within an hour for browser caching. */
export function readAddresses(origin: string): MediaAddresses {
  const expires = (Math.floor(Date.now() / 1000 / HOUR_SECONDS) + 2) * HOUR_SECONDS;
  return {
    key: `${origin} ${expires}`,
    of({ id, secret, name }) {
      const extension = /\.\w+$/.exec(name)?.[0] ?? '';
      return `${origin}/api/media/${id}${extension}?${signedQuery({ method: 'GET', fileId: id, expires }, secret)}`;
    },
  };
}

/** Origin seen by the client; `publicUrl` gives the protocol behind a TLS proxy. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined && new URL(publicUrl).host === host) return new URL(publicUrl).origin;
  return `${protocol}://${host}`;
}
