import type { Handlers } from '../http/handlers';
import { bearerToken } from '../session/identify';
import type { ChangeFeed } from './change-feed';
import { EventStream, lastEventTime } from './event-stream';

export function eventHandlers(feed: ChangeFeed) {
  return {
    listenToEvents: async ({ person, request, reply }) => {
      const stream = new EventStream();
      await feed.join(
        { person, token: bearerToken(request) ?? '', stream },
        lastEventTime(request.headers['last-event-id']),
      );
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(stream);
    },
  } satisfies Partial<Handlers>;
}
