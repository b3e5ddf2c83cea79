import { ErrorBody } from '@comptoir/api-contract/errors';
import { operationNames } from '@comptoir/api-contract/operations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { fuzzRequest, kindOf, type FuzzWorld } from './fuzz-request';
import { KnownRecords } from './known-records';
import { mediaRequest } from './media-request';
import { seededRandom } from './random';
import { Sessions } from './sessions';

const CONCURRENCY = 8;
const FILES = 0.05;

interface Finding {
  request: InjectOptions;
  status: number;
  body: string;
}

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** Accounts that others may not change. */
  people: readonly { id: string; email: string; token: string }[];
  home: FuzzWorld['home'];
  revive: () => Promise<unknown>;
}

export interface FuzzReport {
  findings: Finding[];
  counts: Map<string, { served: number; refused: number }>;
}

/** Sends garbage to every call. Equal seeds give similar runs, since answers feed into requests. */
export async function fuzz(server: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(options.seed);
  const records = new KnownRecords([options.home.agencyId, ...options.people.map(({ id }) => id)]);
  const sessions = new Sessions(options.people.map(({ token }) => token));
  const world = { records, home: options.home, emails: options.people.map(({ email }) => email) };
  const [first, ...others] = operationNames();
  const report: FuzzReport = { findings: [], counts: new Map() };
  if (!first) return report;

  let ended = false;

  async function send(): Promise<void> {
    const [file, ...files] = records.files;
    if (file !== undefined && random.chance(FILES)) {
      const request = mediaRequest(random, random.pick([file, ...files]));
      return judge('/media/:file', 'media', request);
    }
    const name = random.pick([first ?? 'getMe', ...others]);
    await judge(name, kindOf(name), fuzzRequest(random, name, { ...world, tokens: sessions.tokens }));
  }

  async function judge(call: string, kind: string, request: InjectOptions): Promise<void> {
    const { status, body } = await answerOf(server, request);
    const count = report.counts.get(call) ?? { served: 0, refused: 0 };
    count[status < 400 ? 'served' : 'refused'] += 1;
    report.counts.set(call, count);
    if (status >= 400 && !isRefusal(status, body)) report.findings.push({ request, status, body });
    const token = /"access_token":"([^"]+)"/.exec(body)?.[1];
    if (token !== undefined) sessions.keep(token);
    ended ||= status < 300 && ENDS_SESSIONS.has(call);
    if (request.method === 'DELETE' && status === 204)
      records.forget(kind, typeof request.url === 'string' ? request.url : '');
    else records.collect(kind, body);
  }

  for (let sent = 0; sent < options.requests; sent += CONCURRENCY) {
    await Promise.all(Array.from({ length: CONCURRENCY }, send));
    // Only between batches, since it locks all sessions.
    if (ended) await options.revive();
    ended = false;
  }
  return report;
}

const ENDS_SESSIONS = new Set([
  'logout',
  'endSso',
  'endSession',
  'endOtherSessions',
  'endUserSession',
  'archiveOffice',
]);

const REFUSALS = new Set([400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429]);

function isRefusal(status: number, body: string): boolean {
  const refusal = z.safeParse(ErrorBody, parsed(body));
  return REFUSALS.has(status) && refusal.success && refusal.data.statusCode === status;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function answerOf(server: FastifyInstance, request: InjectOptions): Promise<{ status: number; body: string }> {
  const answer = await server.inject({ ...request, payloadAsStream: true });
  const { statusCode: status } = answer;
  // Event streams do not end.
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    answer.stream().destroy();
    return { status, body: '' };
  }
  let body = '';
  for await (const part of answer.stream()) body += String(part);
  return { status, body };
}
