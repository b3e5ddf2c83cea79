import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../http/handlers';
import type { MediaStore } from './media-store';
import { beginUpload, removeFile } from './media.service';

export function mediaHandlers(store: MediaStore, originOf: (request: FastifyRequest) => string) {
  return {
    uploadMedia: (call) => beginUpload(call, { store, origin: originOf(call.request) }),
    deleteMedia: removeFile,
  } satisfies Partial<Handlers>;
}
