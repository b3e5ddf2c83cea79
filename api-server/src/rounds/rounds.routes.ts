import { hash } from 'node:crypto';
import type { ExportKey } from '@comptoir/api-contract/field-devices';
import type { FastifyRequest } from 'fastify';
import { findCollector } from '../access/find-collector';
import { invalid, notFound } from '../api-error';
import { namesTag } from '../http/entity-tag';
import type { Handlers } from '../http/handlers';
import type { MediaAddresses } from '../records/stored-files';
import { readRound } from './round';

export function roundHandlers(mediaAddresses: (request: FastifyRequest) => MediaAddresses, exportKey: ExportKey) {
  return {
    getRound: async ({ connection, person, reach, query, request, reply }) => {
      const requested = query.collectorId ?? (person.role === 'COLLECTOR' ? person.id : undefined);
      if (requested === undefined) throw invalid({ path: 'collectorId', message: 'Collector is required' });
      const isOthers = reach.collectorId !== undefined && requested !== reach.collectorId;
      const collector = isOthers ? undefined : await findCollector(connection, reach, requested);
      if (!collector) throw notFound('user');
      const addresses = mediaAddresses(request);
      const round = await readRound(connection, collector, { date: query.date, addresses, exportKey });
      // Weak: the answer is compressed or not.
      const etag = `W/"${hash('sha256', JSON.stringify(round), 'base64url').slice(0, 27)}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
      if (namesTag(request.headers['if-none-match'], etag.slice(2))) return reply.code(304).send();
      return round;
    },
  } satisfies Partial<Handlers>;
}
