import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../access/person';
import type { Connection } from '../database/database';
import { ApiError } from '../api-error';
import { ReportLimit } from '../remote-failures/report-limit';
import { sourceOf } from './event-source';
import { recordEvent } from './record-event';

const REFUSALS_A_MINUTE = 20;

const PlaceQuery = z.object({ officeId: z.optional(z.string()), countryCode: z.optional(z.string()) });

export class Refusals {
  private readonly limit = new ReportLimit(REFUSALS_A_MINUTE);

  constructor(private readonly connection: Connection) {}

  async watch<Result>(
    { person, request, operation }: { person: Caller | undefined; request: FastifyRequest; operation: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (person && error instanceof ApiError && isOfAccess(error)) {
        await this.record(person, request, { operation, status: error.statusCode });
      }
      throw error;
    }
  }

  private async record(person: Caller, request: FastifyRequest, what: { operation: string; status: number }) {
    if (!this.limit.admits(person.id)) return;
    const requested = z.safeParse(PlaceQuery, request.query);
    const details = { ...what, path: request.url.split('?', 1)[0], ...requested.data };
    const event = { kind: 'ACCESS_REFUSED', outcome: 'FAILURE', about: person, by: person, details } as const;
    try {
      await recordEvent(this.connection, sourceOf(request), event);
    } catch (error) {
      request.log.error({ err: error }, 'a refusal could not be recorded');
    }
  }
}

/** A confirmation of the session is no question of access. */
function isOfAccess({ statusCode, code }: ApiError): boolean {
  return [403, 404].includes(statusCode) && code !== 'step-up';
}
