import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { fuzzRequest, type FuzzWorld } from './fuzz-request';
import { seededRandom } from './random';

/** Requests under way at the same time. */
const TOGETHER = 8;
/** How many records are asked about: the newest ones. With more, most requests would be about another kind of record. */
const KNOWN_IDS = 40;

export interface Finding {
  request: InjectOptions;
  status: number;
  body: string;
}

export interface FuzzOptions {
  requests: number;
  seed: number;
  tokens: readonly [string, ...string[]];
  /** Records that nothing is asked about, so that the tokens stay valid. */
  spared: readonly string[];
}

/** Sends garbage to every call, and answers what the server did not cope with. Equal seeds send equal garbage. */
export async function fuzz(
  server: FastifyInstance,
  options: FuzzOptions,
): Promise<{ findings: Finding[]; counts: Record<number, number> }> {
  const random = seededRandom(options.seed);
  const ids: string[] = [];
  const tokens: [string, ...string[]] = [...options.tokens];
  const world: FuzzWorld = { tokens, ids };
  const [first, ...others] = fuzzedCalls();
  if (!first) return { findings: [], counts: {} };
  const findings: Finding[] = [];
  const counts: Record<number, number> = {};

  async function send(name: OperationName): Promise<void> {
    const request = fuzzRequest(random, name, world);
    const { statusCode: status, body } = await server.inject(request);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status >= 500) findings.push({ request, status, body });
    for (const [, id] of body.slice(0, 20_000).matchAll(/"id":"([^"]+)"/g)) {
      if (id && !ids.includes(id) && !options.spared.includes(id)) ids.push(id);
    }
    ids.splice(0, ids.length - KNOWN_IDS);
  }

  for (let sent = 0; sent < options.requests; sent += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, () => send(random.pick([first, ...others]))));
  }
  return { findings, counts };
}

/** A stream of events has no end, and who ends other sessions ends those of the other requests too. */
function fuzzedCalls(): OperationName[] {
  // The keys of an object literal are exactly its type's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(operations) as OperationName[];
  return names.filter((name) => name !== 'listenToEvents' && name !== 'endOtherSessions');
}
