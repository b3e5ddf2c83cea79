import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { fuzzRequest, kindOf } from './fuzz-request';
import { KnownRecords } from './known-records';
import { mediaRequest } from './media-request';
import { seededRandom } from './random';
import { Sessions } from './sessions';

/** Requests under way at the same time. */
const TOGETHER = 8;
/** How many requests of all are to the address of a file. */
const FILES = 0.05;

export interface Finding {
  request: InjectOptions;
  status: number;
  body: string;
}

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** People who stay: nothing is done to their accounts but by themselves. */
  people: readonly { id: string; email: string; token: string }[];
}

export interface FuzzReport {
  /** What the server did not cope with. */
  findings: Finding[];
  /** How many requests to each call were served, and how many refused. */
  counts: Map<string, { served: number; refused: number }>;
}

/** Sends garbage to every call. Equal seeds send nearly equal garbage: what the server has answered goes into it. */
export async function fuzz(server: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(options.seed);
  const records = new KnownRecords(options.people.map(({ id }) => id));
  const sessions = new Sessions(options.people.map(({ token }) => token));
  const emails = options.people.map(({ email }) => email);
  const [first, ...others] = operationNames();
  const report: FuzzReport = { findings: [], counts: new Map() };
  if (!first) return report;

  async function send(): Promise<void> {
    const [file, ...files] = records.files;
    if (file !== undefined && random.chance(FILES)) {
      const request = mediaRequest(random, random.pick([file, ...files]));
      return judge(`${request.method} /media/:file`, 'media', request);
    }
    const name = random.pick([first ?? 'getMe', ...others]);
    await judge(name, kindOf(name), fuzzRequest(random, name, { tokens: sessions.tokens, emails, records }));
  }

  async function judge(call: string, kind: string, request: InjectOptions): Promise<void> {
    const { status, body } = await answerOf(server, request);
    const count = report.counts.get(call) ?? { served: 0, refused: 0 };
    count[status < 400 ? 'served' : 'refused'] += 1;
    report.counts.set(call, count);
    if (status >= 500) report.findings.push({ request, status, body });
    const token = /"access_token":"([^"]+)"/.exec(body)?.[1];
    if (token !== undefined) sessions.keep(token);
    records.learn(kind, body);
  }

  for (let sent = 0; sent < options.requests; sent += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, send));
  }
  return report;
}

async function answerOf(server: FastifyInstance, request: InjectOptions): Promise<{ status: number; body: string }> {
  const answer = await server.inject({ ...request, payloadAsStream: true });
  const { statusCode: status } = answer;
  // A stream of events has no end.
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    answer.stream().destroy();
    return { status, body: '' };
  }
  let body = '';
  for await (const part of answer.stream()) body += String(part);
  return { status, body };
}

function operationNames(): OperationName[] {
  // The keys of an object literal are exactly its type's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(operations) as OperationName[];
}
