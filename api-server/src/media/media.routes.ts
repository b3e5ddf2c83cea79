import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../http/handlers';
import type { MediaStore } from './media-store';
import { beginCaseUpload, beginCollectionUpload, beginHandoverUpload, removeFile } from './media.service';

export function mediaHandlers(store: MediaStore, originOf: (request: FastifyRequest) => string) {
  return {
    uploadMedia: (call) => beginCollectionUpload(call, { store, origin: originOf(call.request) }),
    uploadCashCaseMedia: (call) => beginCaseUpload(call, { store, origin: originOf(call.request) }),
    uploadHandoverMedia: (call) => beginHandoverUpload(call, { store, origin: originOf(call.request) }),
    deleteMedia: removeFile,
  } satisfies Partial<Handlers>;
}
