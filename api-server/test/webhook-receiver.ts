import { WebhookEvent } from '@comptoir/api-contract/webhook-events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connection } from '../src/database/database';
import { deliverLane } from '../src/webhooks/deliver-lane';
import { openWebhooks } from '../src/webhooks/open-webhooks';
import type { ReceiverRules } from '../src/webhooks/receiver-address';
import { keeping } from './jobs';

export const LOCAL_RECEIVERS: ReceiverRules = { ports: [443], local: true };

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: WebhookEvent;
  status: number;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Status of the next answers. */
  answer: (status: number) => void;
  close(): void;
}

/** A receiver on this machine, which keeps every request. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, event: WebhookEvent.parse(JSON.parse(body)), status });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(status === 204 ? '' : 'Not now');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/events`,
    received,
    answer: (next) => (status = next),
    close: () => void server.close(),
  };
}

/** Runs the jobs of webhooks that are due at a time, as servers do; returns when the next one is due. */
export async function deliverDue(connection: Connection, now: Date): Promise<Date | undefined> {
  const tools = { ...openWebhooks(connection, {}), receivers: LOCAL_RECEIVERS, connection, source: keeping.source };
  for (;;) {
    const waiting = await connection
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'event-webhook')
      .where('doneAt', 'is', null)
      .orderBy('runAt')
      .execute();
    const due = waiting.filter(({ runAt }) => runAt <= now);
    if (due.length === 0) return waiting[0]?.runAt;
    for (const job of due) await deliverLane({ ...tools, now: () => now }, { ...job, kind: 'event-webhook' });
  }
}
