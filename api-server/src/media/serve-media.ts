import { MEDIA_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/collections';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Connection } from '../database/database';
import { notFound, refused } from '../api-error';
import { REQUEST_TIMEOUT_MS } from '../http/server-frame';
import type { MediaReads } from '../security-events/media-reads';
import { dispositionOf } from '../http/content-disposition';
import { byteRange } from './byte-range';
import { tooLarge } from './disk-store';
import type { MediaStore } from './media-store';
import { findFile, type MediaFile } from './media.repository';
import { checkedFile, completeUpload } from './media.service';
import { permits, type Permission } from './signed-query';

const Id = z.guid();
const Proof = z.object({ expires: z.coerce.number().check(z.int()), signature: z.string() });

export async function serveMedia(
  app: FastifyInstance,
  { connection, store, mediaReads }: { connection: Connection; store: MediaStore; mediaReads: MediaReads },
): Promise<void> {
  // Bodies are streamed; the declared type is ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.get<{ Params: { file: string } }>('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const file = await permittedFile(connection, 'GET', request.params.file, request.query);
    if (file.storedAt === null) throw notFound('file');
    await mediaReads.read(request, file);
    const disposition = dispositionOf(file);
    const { contentType, objectKey } = file;
    if (store.kind === 's3') {
      const address = await store.readUrl(objectKey, { contentType, disposition });
      return reply.header('cache-control', 'private, max-age=240').redirect(address, 302);
    }
    const size = await store.sizeOf(objectKey);
    // Objects are immutable.
    const etag = `"${path.basename(objectKey)}"`;
    const condition = request.headers['if-range'];
    const range = condition === undefined || condition === etag ? byteRange(request.headers.range, size) : undefined;
    reply.headers({
      'content-type': contentType,
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'accept-ranges': 'bytes',
      etag,
    });
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (!range) return reply.header('content-length', size).send(store.read(objectKey));
    const { start, end } = range;
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
      .send(store.read(objectKey, range));
  });

  if (store.kind !== 'disk') return;
  const disk = store;
  app.put<{ Params: { file: string }; Body: Readable }>(
    '/media/:file',
    { schema: { hide: true }, config: { bodyTimeout: REQUEST_TIMEOUT_MS } },
    async (request, reply) => {
      const file = await permittedFile(connection, 'PUT', request.params.file, request.query);
      if (file.storedAt !== null) throw refused('upload-link-used');
      if (Number(request.headers['content-length'] ?? 0) > MEDIA_SIZE_LIMIT_BYTES) throw tooLarge();
      const received = await disk.receive(file.objectKey, request.body);
      try {
        const { objectKey, size } = received;
        const stored = { ...checkedFile(file, received), objectKey, size };
        if (!(await completeUpload(connection, file, stored))) throw refused('upload-link-used');
      } catch (error) {
        await disk.discard(received.objectKey);
        throw error;
      }
      return reply.code(200).send();
    },
  );
}

/** @throws {ApiError} 403 for an invalid or expired signature, 404 for a deleted file */
async function permittedFile(
  connection: Connection,
  method: Permission['method'],
  name: string,
  query: unknown,
): Promise<MediaFile> {
  const fileId = z.safeParse(Id, name.split('.', 1)[0]);
  const proof = z.safeParse(Proof, query);
  if (!fileId.success) throw notFound('file');
  if (!proof.success) throw refused('upload-link-invalid');
  const file = await findFile(connection, fileId.data);
  if (!file) throw notFound('file');
  const { expires, signature } = proof.data;
  if (!permits({ method, fileId: file.id, expires }, file.urlSecret, signature)) throw refused('upload-link-invalid');
  return file;
}
