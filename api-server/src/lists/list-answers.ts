import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../http/entity-tag';
import { bodyCache } from './body-cache';
import { acceptedEncoding, type ContentEncoding } from '../http/content-encoding';
import { DeltaAnswers, type ListChanges } from './delta-answers';
import { SingleFlight } from './single-flight';
import type { PageText } from './rows-in-parts';

const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;
/** IM Used (RFC 3229): the body is a delta. */
const DELTA_STATUS = 226;

/** A long list, cacheable by `key` and `state`. */
export interface LongList {
  key: string;
  state(): Promise<string>;
  open(): Promise<PageText>;
  changes?: ListChanges;
}

/** Serves lists as a delta, as 304, from the cache, or as a body built once for all concurrent readers. */
export class ListAnswers {
  private readonly cache = bodyCache(CACHE_LIMIT_BYTES);
  private readonly deltas = new DeltaAnswers();
  private readonly flights = new Map<string, Promise<{ body: SingleFlight; total: number }>>();

  async send(request: FastifyRequest, reply: FastifyReply, list: LongList): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const state = await list.state();
    const digest = hash('sha256', `${list.key}\n${state}\n${encoding}`, 'base64url');
    const etag = `"${digest.slice(0, 27)}"`;
    reply.header('vary', 'accept-encoding, authorization');
    const delta = await this.deltas.find(etag, encoding, list.changes);
    if (delta) {
      reply.code(DELTA_STATUS).headers({ 'cache-control': 'no-store', 'x-list-version': delta.version });
      return sendRows(reply, encoding, delta.total, delta.body);
    }

    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const ready = this.cache.get(etag);
    const { total, body } = ready ?? (await this.join(etag, state, encoding, list));
    if (list.changes && total <= list.changes.limit) reply.header('x-list-version', state);
    return sendRows(reply, encoding, total, body);
  }

  private join(etag: string, state: string, encoding: ContentEncoding, list: LongList) {
    const underWay = this.flights.get(etag);
    if (underWay) return underWay;
    const started = this.start(etag, state, encoding, list);
    this.flights.set(etag, started);
    started.catch(() => this.flights.delete(etag));
    return started;
  }

  private async start(etag: string, state: string, encoding: ContentEncoding, list: LongList) {
    const { total, texts } = await list.open();
    const body = new SingleFlight(texts, encoding);
    void body.done.then(async (whole) => {
      // A list changed while being built may be inconsistent: it is shown once but not cached.
      const unchanged = whole && (await list.state().catch(() => undefined)) === state;
      if (unchanged) this.cache.set(etag, { body: body.body, total });
      this.flights.delete(etag);
    });
    return { body, total };
  }
}

function sendRows(reply: FastifyReply, encoding: ContentEncoding, total: number, body: Buffer | SingleFlight) {
  reply.type('application/json; charset=utf-8').header('x-total-count', total);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(Buffer.isBuffer(body) ? body : Readable.from(body.read(), { objectMode: false }));
}
