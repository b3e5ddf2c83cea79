import { IMPORT_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/imports';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Connection } from '../database/database';
import { refused, type ApiError } from '../api-error';
import { REQUEST_TIMEOUT_MS } from '../http/server-frame';
import { UPLOAD_LIFETIME_MS } from '../media/media-address';
import { permits, signedQuery } from '../media/signed-query';
import { awaitingImport, storeFile } from './import-file';
import { FileReaders } from './reading/file-readers';

const Id = z.guid();
const Proof = z.object({ expires: z.coerce.number().check(z.int()), signature: z.string() });

export function importAddress(origin: string, { id, secret }: { id: string; secret: string }): string {
  const expires = Math.floor((Date.now() + UPLOAD_LIFETIME_MS) / 1000);
  return `${origin}/api/imports/${id}/file?${signedQuery({ method: 'PUT', fileId: id, expires }, secret)}`;
}

export async function receiveImports(app: FastifyInstance, { connection }: { connection: Connection }): Promise<void> {
  const readers = new FileReaders();
  app.addHook('onClose', async () => readers.close());
  // Any content type is accepted; the content is inspected instead.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put<{ Params: { id: string }; Body: Readable | undefined }>(
    '/imports/:id/file',
    { schema: { hide: true }, config: { bodyTimeout: REQUEST_TIMEOUT_MS } },
    async (request, reply) => {
      const proof = z.safeParse(Proof, request.query);
      if (!proof.success || !z.safeParse(Id, request.params.id).success) throw refused('import-link');
      const waiting = await awaitingImport(connection, request.params.id);
      const { expires, signature } = proof.data;
      if (!permits({ method: 'PUT', fileId: waiting.id, expires }, waiting.secret, signature)) {
        throw refused('import-link');
      }
      if (waiting.state !== 'waiting') throw refused('import-state');
      if (Number(request.headers['content-length'] ?? 0) > IMPORT_SIZE_LIMIT_BYTES) throw tooLarge();
      const { body } = request;
      if (!body) throw refused('import-empty');
      await readers.withPlace(waiting.userId, async () =>
        storeFile({ connection, readers }, waiting, await whole(body)),
      );
      return reply.code(204).send();
    },
  );
}

/** @throws {ApiError} 413 as soon as the limit is exceeded */
async function whole(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    const bytes: Buffer = piece;
    size += bytes.length;
    if (size > IMPORT_SIZE_LIMIT_BYTES) throw tooLarge();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function tooLarge(): ApiError {
  return refused('import-too-large', { megabytes: IMPORT_SIZE_LIMIT_BYTES / 1024 / 1024 });
}
