import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/person';
import type { Connection } from '../database/database';
import { sourceOf } from './event-source';
import { recordEvent } from './record-event';

export type ExportEnd = { rows: number; ended: 'whole' | 'cut short' };

export function exportRecorder(
  { primary, person, request }: { primary: Connection; person: Caller; request: FastifyRequest },
  list: string,
  filter: object,
): (end: ExportEnd) => Promise<void> {
  return ({ rows, ended }) =>
    recordEvent(primary, sourceOf(request), {
      kind: 'EXPORT',
      outcome: ended === 'whole' ? 'SUCCESS' : 'FAILURE',
      about: person,
      by: person,
      details: { list, rows, filter },
    });
}
