/** @jest-environment node */
import { takingFirstAnswers, type FirstAnswer } from './first-answers';

const MINE = { method: 'GET', headers: { authorization: 'Bearer mine' } };
const ADDRESS = '/api/agencies?limit=5&officeId=o';

function started(answer: Promise<Response>): FirstAnswer {
  return { authorization: 'Bearer mine', answer, stop: new AbortController() };
}

function pageWith(first: FirstAnswer) {
  const requests: string[] = [];
  const ask = takingFirstAnswers(
    async (input, init) => {
      init?.signal?.throwIfAborted();
      requests.push(input instanceof Request ? input.url : input.toString());
      return new Response('asked again');
    },
    new Map([[ADDRESS, first]]),
  );
  return { asked: requests, ask: async (...call: Parameters<typeof fetch>) => (await ask(...call)).text() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const early = () => Promise.resolve(new Response('early'));

test('the first call takes the answer over, in any order of its query; the next one sends a request', async () => {
  const { ask, asked } = pageWith(started(early()));
  const inOtherOrder = '/api/agencies?officeId=o&limit=5';
  await expect(ask(inOtherOrder, MINE)).resolves.toBe('early');
  await expect(ask(inOtherOrder, MINE)).resolves.toBe('asked again');
  expect(asked).toEqual([inOtherOrder]);
});

test('a trace header does not make it another call', async () => {
  const { ask } = pageWith(started(early()));
  const headers = { ...MINE.headers, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  await expect(ask(ADDRESS, { ...MINE, headers })).resolves.toBe('early');
});

test.each([
  ['another person', ADDRESS, { method: 'GET', headers: { authorization: 'Bearer theirs' } }],
  ['nobody', ADDRESS, { method: 'GET', headers: {} }],
  ['a call that says more', ADDRESS, { method: 'GET', headers: { ...MINE.headers, 'x-unattended': 'true' } }],
  ['another address', '/api/agencies?limit=6&officeId=o', MINE],
])('%s does not take it over', async (_who, address, init) => {
  const { ask, asked } = pageWith(started(early()));
  await expect(ask(address, init)).resolves.toBe('asked again');
  expect(asked).toEqual([address]);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('', { status: 401 }))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the call sends its own request', async (_what, answer) => {
  const { ask } = pageWith(started(answer()));
  await expect(ask(ADDRESS, MINE)).resolves.toBe('asked again');
});

test('aborting a call aborts the request that it took over', async () => {
  const stop = new AbortController();
  const answer = new Promise<Response>((_, reject) => stop.signal.addEventListener('abort', reject));
  const first = { ...started(answer), stop };
  const { ask, asked } = pageWith(first);
  const caller = new AbortController();
  const taken = ask(ADDRESS, { ...MINE, signal: caller.signal });
  caller.abort();
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
  expect(stop.signal.aborted).toBe(true);
  expect(asked).toEqual([]);
});

test('answers are dropped after a change and after some time', async () => {
  const changed = pageWith(started(early()));
  await changed.ask('/api/agencies', { ...MINE, method: 'POST' });
  await expect(changed.ask(ADDRESS, MINE)).resolves.toBe('asked again');

  const first = started(early());
  const late = pageWith(first);
  jest.advanceTimersByTime(10_000);
  await expect(late.ask(ADDRESS, MINE)).resolves.toBe('asked again');
  expect(first.stop.signal.aborted).toBe(true);
});

test('requests of low priority wait until the first content is shown', async () => {
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const requests: unknown[] = [];
  const ask = takingFirstAnswers(
    async (input) => {
      requests.push(input);
      return new Response('');
    },
    new Map([[ADDRESS, started(early())]]),
    shown,
  );
  const patient = ask('/api/me', { ...MINE, priority: 'low' });
  await ask('/api/suppliers', MINE);
  expect(requests).toEqual(['/api/suppliers']);
  show();
  await patient;
  await ask('/api/offices', { ...MINE, priority: 'low' });
  expect(requests).toEqual(['/api/suppliers', '/api/me', '/api/offices']);
});

test('requests of low priority wait at most two seconds', async () => {
  const requests: unknown[] = [];
  const ask = takingFirstAnswers(
    async (input) => {
      requests.push(input);
      return new Response('');
    },
    new Map([[ADDRESS, started(early())]]),
    new Promise(() => {}),
  );
  const patient = ask('/api/me', { ...MINE, priority: 'low' });
  await jest.advanceTimersByTimeAsync(1999);
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await patient;
  expect(requests).toEqual(['/api/me']);
});
