import { CashPosition } from '@comptoir/api-contract/cash';
import { PassedLimit } from '@comptoir/api-contract/cash-limits';
import { toMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import * as z from 'zod/mini';
import type { Sent, ServerProcess } from '../killed-server';
import { PASSWORD } from '../small-business';
import { COLLECTORS, sorted, type PersonName } from './cash-model';
import type { Business } from './cash-request';
import type { Keyed } from './next-batch';
import { CURRENCIES } from './planned-operation';

/** A server with the sessions of all people. */
export interface SignedIn {
  server: ServerProcess;
  sessions: Map<string, string>;
}

export async function signInAll(server: ServerProcess, { people }: Business): Promise<SignedIn> {
  const sessions = new Map<string, string>();
  for (const [name, { email }] of Object.entries(people)) {
    const answer = await server.send('POST', '/login', { body: { email, password: PASSWORD } });
    sessions.set(name, `Bearer ${String(Reflect.get(Object(answer?.body), 'access_token'))}`);
  }
  return { server, sessions };
}

export function call(
  { server, sessions }: SignedIn,
  by: PersonName,
  request: `${'GET' | 'POST' | 'PATCH'} /${string}`,
  { body, key = newId() }: { body?: object; key?: string } = {},
): Promise<Sent | undefined> {
  const [method, path = ''] = request.split(' ');
  const headers = { authorization: sessions.get(by) ?? '', 'if-match': '*', 'idempotency-key': key };
  return server.send(method === 'GET' || method === 'PATCH' ? method : 'POST', path, {
    ...(body && { body }),
    headers,
  });
}

/** Refusals for cash that is not there. */
const SHORTAGES: readonly string[] = ['balance-too-low', 'handover-uncovered'];

/** Sends a batch at once; `killAfter` answers, the server is killed. */
export async function sendBatch(signedIn: SignedIn, batch: readonly Keyed[], killAfter?: number) {
  let answered = 0;
  let killed: Promise<void> | undefined;
  const killIfDue = () => {
    if (answered === killAfter) killed ??= signedIn.server.kill();
  };
  const sent = batch.map(async ({ by, request, body, key }) => {
    const answer = await call(signedIn, by, request, { body, key });
    answered += 1;
    killIfDue();
    return answer;
  });
  killIfDue();
  const answers = await Promise.all(sent);
  await killed;
  return answers;
}

/** Repeats what was not answered, and applies all answers to the model. Returns what was not refused. */
export async function settle(
  signedIn: SignedIn,
  { model }: Business,
  batch: readonly Keyed[],
  answers: readonly (Sent | undefined)[],
): Promise<Keyed[]> {
  const known: Sent[] = [];
  for (const [index, { by, request, body, key }] of batch.entries()) {
    const answer = answers[index] ?? (await call(signedIn, by, request, { body, key }));
    if (!answer) throw new Error(`The server did not answer ${request}`);
    known.push(answer);
  }
  const taken = batch.filter((request, index) => {
    const { status = 0, body } = known[index] ?? {};
    if (status < 300 && request.refusal === undefined) return true;
    const code = String(Reflect.get(Object(body), 'code'));
    if (request.applyRefusal?.(code, Object(Reflect.get(Object(body), 'values')))) return false;
    const expected = request.refusal === undefined ? SHORTAGES : [request.refusal];
    if (!expected.includes(code)) {
      throw new Error(`${JSON.stringify(request, bigintText)}: ${status} ${JSON.stringify(body)}`);
    }
    if (request.refusal === undefined && !isShort(request)) {
      throw new Error(`${JSON.stringify(request, bigintText)} was refused with enough cash`);
    }
    return false;
  });
  for (const [index, { body }] of known.entries()) {
    const request = batch[index];
    if (request && taken.includes(request)) request.apply(Object(body));
  }
  return taken;

  /** True if cash could be missing, in some order of the batch. */
  function isShort({ takes, key }: Keyed): boolean {
    const others = batch.filter((other) => other.key !== key).flatMap((other) => other.takes);
    return takes.some(({ place, currency, minor }) => {
      const same = others.filter((other) => other.place === place && other.currency === currency);
      return minor > same.reduce((rest, other) => rest - other.minor, model.available(place, currency));
    });
  }
}

/** Compares the position of each office, and the collectors above their limits, with the model. */
export async function requirePosition(signedIn: SignedIn, business: Business): Promise<void> {
  const { model, offices, people } = business;
  await requirePassed(signedIn, business);
  for (const office of ['algiers', 'oran'] as const) {
    const answer = await call(signedIn, 'superadmin', `GET /cash/position?officeId=${offices[office]}`);
    const rows = z.array(CashPosition).parse(answer?.body);
    for (const currency of CURRENCIES) {
      const row = rows.find((each) => each.currency === currency);
      const {
        till = Number.NaN,
        vault = Number.NaN,
        bank = Number.NaN,
        hands = [],
        onTheWay = [],
        cases = [],
        owed = [],
      } = row ?? {};
      const handOf = (id: string) => hands.find(({ user }) => user.id === id)?.amount ?? 0;
      expect({
        office,
        currency,
        till: toMinor(till),
        vault: toMinor(vault),
        bank: toMinor(bank),
        hands: COLLECTORS.map((name) => toMinor(handOf(people[name].id))),
        onTheWay: sorted(onTheWay.map(({ amount }) => toMinor(amount))),
        cases: sorted(cases.map(({ amount }) => toMinor(amount))),
        owed: sorted(owed.map(({ amount }) => toMinor(amount))),
      }).toEqual({ office, currency, ...model.position(office, currency) });
    }
  }
}

async function requirePassed(signedIn: SignedIn, { model, offices, people }: Business): Promise<void> {
  const answer = await call(signedIn, 'superadmin', `GET /cash/passed-limits?officeId=${offices.algiers}`);
  const found = z
    .array(PassedLimit)
    .parse(answer?.body)
    .map(({ user, currency, amount, assignable }) => `${user.id} ${toMinor(amount)} ${currency} ${assignable}`);
  const expected = CURRENCIES.flatMap((currency) =>
    model
      .passed(currency)
      .map(({ name, minor, assignable }) => `${people[name].id} ${minor} ${currency} ${assignable}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
}

function bigintText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
