import * as z from 'zod/mini';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { SecretCipher } from '../factors/secret-cipher';
import type { LeasedJob } from '../jobs/jobs.repository';
import type { EventSource } from '../security-events/event-source';
import type { PostAnswer } from '../team-notices/post';
import { endTurn, findNext, noteAttempt, noteHealth, type Attempt, type NextDelivery } from './lanes.repository';
import { postToReceiver, type ReceiverRules } from './receiver-address';
import { GIVE_UP_MS, pauseAfter } from './retry-times';
import { switchOff, type OffReason } from './switch-off';
import { signedHeaders } from './webhook-secrets';

/** Time after which a server lets others have a turn. */
const TURN_MS = 10_000;
const FAILURE_LIMIT = 300;

export interface DeliveryTools {
  connection: Connection;
  /** Opens secrets of webhooks. */
  cipher: () => Promise<SecretCipher>;
  receivers: ReceiverRules;
  source: EventSource;
  now?: () => Date;
}

const LaneOfJob = z.object({ webhookId: z.string(), officeId: z.nullable(z.string()) });

/** Sends the due deliveries of a webhook from one office, in order, until the end of the turn or the first failure. */
export async function deliverLane(tools: DeliveryTools, job: LeasedJob): Promise<void> {
  const { connection, now = () => new Date() } = tools;
  const lane = z.parse(LaneOfJob, job.payload);
  const end = now().getTime() + TURN_MS;
  for (;;) {
    const next = await findNext(connection, lane);
    if (!next || (next.nextAttemptAt !== null && next.nextAttemptAt > now())) break;
    const goesOn = await deliver(tools, next, now);
    if (!goesOn || now().getTime() >= end) break;
  }
  await inTransaction(connection, (transaction) => endTurn(transaction, job, lane, now()));
}

/** True if the next delivery of the lane may follow. */
async function deliver(tools: DeliveryTools, next: NextDelivery, now: () => Date): Promise<boolean> {
  const { connection, source } = tools;
  const off = (reason: OffReason) =>
    inTransaction(connection, (transaction) => switchOff(transaction, source, next, { reason, now: now() }));
  if (!next.isInForce) {
    await off('creator');
    return false;
  }
  const sent = next.isInReach ? await send(tools, next, now()) : 'out of reach';
  const { attempt, reason } = outcomeOf(next, sent, now());
  await inTransaction(connection, async (transaction) => {
    await noteAttempt(transaction, next, attempt);
    if (sent === 'out of reach') return;
    await noteHealth(transaction, next, { isFailing: attempt.state !== 'DELIVERED', at: attempt.lastAttemptAt });
  });
  if (reason) await off(reason);
  return attempt.state !== 'WAITING' && !reason;
}

type Sent = PostAnswer | Error | 'out of reach';

async function send({ cipher, receivers }: DeliveryTools, next: NextDelivery, at: Date): Promise<Sent> {
  const body = JSON.stringify({ type: next.type, timestamp: next.at.toISOString(), data: next.data });
  try {
    const headers = signedHeaders(await cipher(), next, { id: next.eventId, at, body });
    return await postToReceiver(next.url, { body, headers }, receivers);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

function outcomeOf(next: NextDelivery, sent: Sent, now: Date): { attempt: Attempt; reason?: OffReason } {
  const firstAttemptAt = next.firstAttemptAt ?? now;
  const times = { firstAttemptAt, lastAttemptAt: now, nextAttemptAt: null };
  const empty = { status: null, answer: null, failure: null };
  if (sent === 'out of reach') {
    const failure = 'The creator of the webhook has no access to this office';
    return { attempt: { ...times, ...empty, state: 'FAILED', failure } };
  }
  const answered =
    sent instanceof Error
      ? { ...empty, failure: failureOf(sent) }
      : { ...empty, status: sent.status, answer: sent.text };
  const { status } = answered;
  if (status !== null && status >= 200 && status <= 299) {
    return { attempt: { ...times, ...answered, state: 'DELIVERED' } };
  }
  const isOver = now.getTime() - firstAttemptAt.getTime() >= GIVE_UP_MS;
  const isFailing = now.getTime() - (next.failingSince ?? now).getTime() >= GIVE_UP_MS;
  const attempt: Attempt = isOver
    ? { ...times, ...answered, state: 'FAILED' }
    : {
        ...times,
        ...answered,
        state: 'WAITING',
        nextAttemptAt: new Date(now.getTime() + pauseAfter(next.attempts + 1)),
      };
  if (status === 410) return { attempt, reason: 'gone' };
  return isFailing ? { attempt, reason: 'failing' } : { attempt };
}

/** Errors of connections have a code, and of several addresses no message. */
function failureOf(error: Error): string {
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  const text = isLate ? 'No answer within 10 seconds' : error.message || String(Reflect.get(error, 'code'));
  return text.slice(0, FAILURE_LIMIT);
}
