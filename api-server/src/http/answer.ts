import type { Operation } from '@comptoir/api-contract/operation';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/v4/core';
import { locationOf } from './awaited-location';
import { acceptedEncoding, compressed } from './content-encoding';
import { entityTag } from './entity-tag';
import type { Page } from '../results';

export interface Answer {
  status: number;
  etag: string | null;
  body: string | null;
  total?: number;
}

export class WrittenAnswer {
  constructor(readonly answer: Answer) {}
}

/** Serialises by the contract schema, which also drops unknown fields. */
export function answerFor(operation: Operation, result: unknown): Answer {
  if (!operation.response) return { status: operation.status ?? 204, etag: null, body: null };
  const status = operation.status ?? 200;
  if (operation.list) {
    const { rows, total } = asPage(result);
    return { status, etag: null, body: encode(operation.response, rows), total };
  }
  if (operation.versioned) {
    return { status, etag: entityTag(versionOf(result)), body: encode(operation.response, result) };
  }
  return { status, etag: null, body: encode(operation.response, result) };
}

/** Shorter bodies gain nothing from compression. */
const COMPRESSED_FROM_BYTES = 4 * 1024;

export async function send(reply: FastifyReply, { status, etag, body, total }: Answer): Promise<FastifyReply> {
  if (etag !== null) reply.header('etag', etag);
  if (total !== undefined) reply.header('x-total-count', total);
  const location = locationOf({ status, body });
  if (location !== undefined) reply.header('location', location);
  reply.code(status);
  if (body === null) return reply.send();
  reply.type('application/json; charset=utf-8');
  return reply.send(isCompressible(reply, etag, body) ? await inEncoding(reply, body) : body);
}

/**
 * Reads only: the ETag of a record identifies one representation, and writes may return tokens
 * (docs/architecture.md).
 */
function isCompressible({ request }: FastifyReply, etag: string | null, body: string): boolean {
  return request.method === 'GET' && etag === null && Buffer.byteLength(body) >= COMPRESSED_FROM_BYTES;
}

async function inEncoding(reply: FastifyReply, body: string): Promise<string | Buffer> {
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return body;
  const sent = await compressed(body, encoding);
  reply.header('content-encoding', encoding);
  return sent;
}

function encode(schema: z.$ZodType, value: unknown): string {
  return JSON.stringify(z.parse(schema, value));
}

// Guaranteed by the type of Handlers, which the generic loop loses.
function asPage(result: unknown): Page<unknown> {
  if (Array.isArray(result)) return { rows: result, total: result.length };
  if (isRecord(result) && Array.isArray(result.rows) && typeof result.total === 'number') {
    return { rows: result.rows, total: result.total };
  }
  throw new TypeError('A list handler must return rows or { rows, total }.');
}

function versionOf(result: unknown): number {
  if (isRecord(result) && typeof result.version === 'number') return result.version;
  throw new TypeError('A handler of a versioned record must return its version.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
