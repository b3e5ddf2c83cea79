import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../calendar/durations';
import type { Caller } from '../access/person';
import type { Connection } from '../database/database';
import { sourceOf } from './event-source';
import { recordEvent } from './record-event';

const REMEMBERED = 10_000;

/** Record that a file belongs to. */
export interface FileOwner {
  kind: 'collection' | 'case' | 'handover';
  officeId: string;
  id: string;
}

/** Records who received file links and which files were read, once an hour each to limit writes. */
export class MediaReads {
  private readonly recent = new LRUCache<string, true>({ max: REMEMBERED, ttl: HOUR_MS });

  constructor(private readonly connection: Connection) {}

  async given(person: Caller, request: FastifyRequest, { kind, id }: FileOwner, files: number): Promise<void> {
    if (files === 0 || this.isKnown(`${person.sessionId} ${id}`)) return;
    const details = { [kind]: id, files };
    const event = { kind: 'MEDIA_READ', about: person, by: person, details } as const;
    await recordEvent(this.connection, sourceOf(request), event);
  }

  /** Records a read; the link does not identify the person. */
  async read(request: FastifyRequest, { id, owner }: { id: string; owner: FileOwner }): Promise<void> {
    if (this.isKnown(`${request.ip} ${id}`)) return;
    const office = await this.connection
      .selectFrom('offices')
      .select(['id', 'countryCode'])
      .where('id', '=', owner.officeId)
      .executeTakeFirst();
    await recordEvent(this.connection, sourceOf(request), {
      kind: 'MEDIA_READ',
      place: { officeId: owner.officeId, countryCode: office?.countryCode ?? null },
      details: { [owner.kind]: owner.id, file: id },
    });
  }

  private isKnown(key: string): boolean {
    const known = this.recent.has(key);
    this.recent.set(key, true);
    return known;
  }
}
