import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../http/entity-tag';
import { bodyCache } from './body-cache';
import { acceptedEncoding, type ContentEncoding } from '../http/content-encoding';
import { DeltaAnswers, type ListChanges } from './delta-answers';
import { SingleFlight } from './single-flight';
import type { PageText } from './rows-in-parts';

/** Compressed bytes kept for lists that have not changed. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;
/** IM Used (RFC 3229): the body is what changed. */
const DELTA_STATUS = 226;

/** A list that may be long: what tells its answers apart, and how they are made. */
export interface LongList {
  /** Which rows were asked for, as text; two requests with one key get the same rows. */
  key: string;
  /** A text that changes whenever the rows may have changed. */
  state(): Promise<string>;
  open(): Promise<PageText>;
  /** How it tells what changed, where it does. */
  changes?: ListChanges;
}

/** Answers long lists: what changed where that is asked for and known, 304 when unchanged, else the kept body, else a body that is made once for all who wait. */
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
      // A list that changed on the way is a mixture: it was good enough to show, but its tag must not find it again.
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
