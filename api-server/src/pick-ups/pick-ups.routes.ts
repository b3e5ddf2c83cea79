import type { FastifyRequest } from 'fastify';
import { narrowed } from '../access/reach';
import { notFound } from '../api-error';
import { asCollection } from '../collections/collection-answer';
import type { Handlers } from '../http/handlers';
import type { MediaAddresses } from '../records/stored-files';
import { importPickUps } from './import-pick-ups';
import { asPickUp } from './pick-up-answer';
import { findPickUp, findPickUpsOf } from './pick-ups.repository';
import { findRefusedPickUps, handRefusedPickUp, settleRefusedPickUp } from './refused-pick-ups';
import { recordPickUp } from './pick-ups.service';

export function pickUpHandlers(mediaAddresses: (request: FastifyRequest) => MediaAddresses) {
  return {
    listPickUps: async ({ connection, reach, query: { collectionId } }) =>
      (await findPickUpsOf(connection, reach, collectionId)).map(asPickUp),
    getPickUp: async ({ connection, reach, params: { id } }) => {
      const found = await findPickUp(connection, reach, id);
      if (!found) throw notFound('pick-up');
      return asPickUp(found);
    },
    importPickUps: async ({ connection, person, reach, body, write }) => {
      const results = await importPickUps(connection, { person, reach }, body);
      return write(() => Promise.resolve(results));
    },
    handRefusedPickUp,
    listRefusedPickUps: async ({ connection, reach, query: { officeId, collectorId } }) =>
      findRefusedPickUps(connection, await narrowed(connection, reach, { officeId }), collectorId),
    settleRefusedPickUp,
    recordPickUp: async (call) => {
      const { pickUp, collection } = await recordPickUp(call);
      const answer = collection ? asCollection(collection, mediaAddresses(call.request)) : null;
      return { pickUp: asPickUp(pickUp), collection: answer };
    },
  } satisfies Partial<Handlers>;
}
