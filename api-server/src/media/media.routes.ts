import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../http/handlers';
import type { MediaStore } from './media-store';
import { beginUpload, removeFile } from './media.service';

export function mediaHandlers(
  store: MediaStore,
  originOf: (request: FastifyRequest) => string,
): Pick<Handlers, 'uploadMedia' | 'deleteMedia'> {
  return {
    uploadMedia: ({ connection: transaction, person, reach, params, query, request }) =>
      beginUpload({ transaction, person, reach }, { store, origin: originOf(request) }, params.id, query),

    deleteMedia: ({ connection: transaction, person, reach, params: { id, mediaId } }) =>
      removeFile({ transaction, person, reach }, id, mediaId),
  };
}
