import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../http/entity-tag';
import { bodyCache } from './body-cache';
import { acceptedEncoding, type ContentEncoding } from './content-encoding';
import { SingleFlight } from './single-flight';
import type { PageText } from './rows-in-parts';

/** Compressed bytes kept for lists that have not changed. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** A list that may be long: what tells its answers apart, and how they are made. */
export interface LongList {
  /** Which rows were asked for, as text; two requests with one key get the same rows. */
  key: string;
  /** A text that changes whenever the rows may have changed. */
  state(): Promise<string>;
  open(): Promise<PageText>;
}

/** Answers long lists: 304 when unchanged, else the kept body, else a body that is made once for all who wait. */
export class ListAnswers {
  private readonly cache = bodyCache(CACHE_LIMIT_BYTES);
  private readonly flights = new Map<string, Promise<{ flight: SingleFlight; total: number }>>();

  async send(request: FastifyRequest, reply: FastifyReply, list: LongList): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const state = await list.state();
    const digest = hash('sha256', `${list.key}\n${state}\n${encoding}`, 'base64url');
    const etag = `"${digest.slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();

    reply.type('application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const ready = this.cache.get(etag);
    if (ready) return reply.header('x-total-count', ready.total).send(ready.body);

    const { flight, total } = await this.join(etag, state, encoding, list);
    return reply.header('x-total-count', total).send(Readable.from(flight.read(), { objectMode: false }));
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
    const flight = new SingleFlight(texts, encoding);
    void flight.done.then(async (whole) => {
      // A list that changed on the way is a mixture: it was good enough to show, but its tag must not find it again.
      const unchanged = whole && (await list.state().catch(() => undefined)) === state;
      if (unchanged) this.cache.set(etag, { body: flight.body, total });
      this.flights.delete(etag);
    });
    return { flight, total };
  }
}
