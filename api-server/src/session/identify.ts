import type { FastifyRequest } from 'fastify';
import type { Caller, SessionState } from '../access/person';
import type { Connection } from '../database/database';
import type { Replica } from '../database/replica';
import { inTransaction } from '../database/transaction';
import { recordEvent } from '../security-events/record-event';
import { sourceOf } from '../security-events/event-source';
import type { AccessTokens, Claims } from './access-tokens';
import { findSessionHolder, findSessionHolders, type SessionHolder } from './people.repository';
import { endSession, touchSession } from './sessions.repository';

const TOUCH_PERIOD_SECONDS = 60;

export interface SessionRules {
  connection: Connection;
  /** Knows the sessions of reads while the primary is unreachable. */
  replica?: Replica | undefined;
  tokens: AccessTokens;
  idleLimit: number;
}

/** Caller from the current database state; undefined for an ended session. */
export async function identifyCaller(
  rules: SessionRules,
  request: FastifyRequest,
  state: SessionState = 'living',
): Promise<Caller | undefined> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await rules.tokens.verify(token);
  const holder = claims && (await findHolder(rules, request, claims));
  if (!claims || !holder || !isBearer(holder, claims, state)) return undefined;
  const idle = idleOf(holder);
  if (idle >= rules.idleLimit) {
    await endIdle(rules.connection, holder, request);
    return undefined;
  }
  if (idle >= TOUCH_PERIOD_SECONDS && isAttended(request)) await touch(rules.connection, holder, request);
  return holder;
}

function findHolder({ connection, replica }: SessionRules, { method }: FastifyRequest, claims: Claims) {
  const find = (from: Connection) => findSessionHolder(from, claims);
  return replica && method === 'GET' ? replica.read('record', find) : find(connection);
}

/** Checks many tokens with one query; omits ended sessions. Streams do not count as activity. */
export async function identifyAll(
  { connection, tokens, idleLimit }: SessionRules,
  bearers: readonly string[],
): Promise<Map<string, Caller>> {
  const people = new Map<string, Caller>();
  const claimed = new Map<string, Claims>();
  for (const token of bearers) {
    const claims = await tokens.verify(token);
    if (claims) claimed.set(token, claims);
  }
  const holders = await findSessionHolders(connection, [...new Set([...claimed.values()].map(({ sid }) => sid))]);
  for (const [token, claims] of claimed) {
    const holder = holders.get(claims.sid);
    if (holder && isBearer(holder, claims, 'living') && idleOf(holder) < idleLimit) people.set(token, holder);
  }
  return people;
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Set by automatic refreshes; a false value only extends one's own session. */
function isAttended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== 'true';
}

/** In seconds; server and database clocks may differ slightly. */
function idleOf({ lastSeenAt }: SessionHolder): number {
  return (Date.now() - lastSeenAt.getTime()) / 1000;
}

function isBearer({ id, epoch }: SessionHolder, claims: Claims, state: SessionState): boolean {
  return id === claims.sub && epoch === (state === 'living' ? claims.epoch : claims.epoch + 1);
}

/** Reads continue when the database rejects writes. */
async function touch(connection: Connection, { sessionId }: SessionHolder, request: FastifyRequest): Promise<void> {
  try {
    await touchSession(connection, { id: sessionId, address: request.ip }, TOUCH_PERIOD_SECONDS);
  } catch (error) {
    request.log.warn({ err: error }, 'session activity could not be stored');
  }
}

async function endIdle(connection: Connection, holder: SessionHolder, request: FastifyRequest): Promise<void> {
  await inTransaction(connection, async (transaction) => {
    const ended = await endSession(transaction, { id: holder.sessionId, userId: holder.id }, 'IDLE');
    if (!ended) return;
    await recordEvent(transaction, sourceOf(request), {
      kind: 'SESSION_ENDED',
      about: holder,
      details: { session: holder.sessionId, reason: 'IDLE' },
    });
  });
}
