import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { createSessionStore } from '../../session/session.store';
import { RECORD } from '../record-key';
import type { AnswerStore } from './answer-store';
import { keepAnswers, showKeptAnswers } from './kept-answers';

const DAY_MS = 24 * 3_600_000;
const LISTS = ['agencies', 'listAgencies', {}];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function browser() {
  const people = new Map<string, Map<string, string>>();
  const storeOf = (person: string): AnswerStore => ({
    all: () => Promise.resolve([...(people.get(person)?.values() ?? [])]),
    put: (name, text) => {
      const answers = people.get(person) ?? new Map<string, string>();
      people.set(person, answers.set(name, text));
      return Promise.resolve();
    },
    clear: () => Promise.resolve(people.clear()),
    clearOthers: () => {
      for (const name of people.keys()) if (name !== person) people.delete(name);
      return Promise.resolve();
    },
  });
  return { people, storeOf };
}

function page(store: AnswerStore) {
  const session = createSessionStore({ storage: memoryStorage(), now: Date.now });
  session.signIn(tokenFor());
  const client = new QueryClient();
  return { session, client, stop: keepAnswers({ client, store, session }) };
}

const written = () => jest.advanceTimersByTimeAsync(2000);

test('an answer is shown by the next page, with its original time', async () => {
  const store = browser().storeOf('nadia');
  const { client } = page(store);
  client.setQueryData(LISTS, ['Bab El Oued']);
  const at = Date.now();
  await written();
  const next = new QueryClient();
  await showKeptAnswers({ client: next, store });
  expect(next.getQueryData(LISTS)).toEqual(['Bab El Oued']);
  expect(next.getQueryState(LISTS)?.dataUpdatedAt).toBe(at);
});

test('answers received before the start are kept as well', async () => {
  const store = browser().storeOf('nadia');
  const session = createSessionStore({ storage: memoryStorage(), now: Date.now });
  const client = new QueryClient();
  client.setQueryData(LISTS, ['Bab El Oued']);
  keepAnswers({ client, store, session });
  await written();
  expect(await store.all()).toHaveLength(1);
});

test('users find only their own answers, and those of others are removed', async () => {
  const { people, storeOf } = browser();
  page(storeOf('nadia')).client.setQueryData(LISTS, ['Bab El Oued']);
  await written();
  const next = new QueryClient();
  await showKeptAnswers({ client: next, store: storeOf('karim') });
  expect(next.getQueryData(LISTS)).toBeUndefined();
  page(storeOf('karim'));
  expect([...people.keys()]).toEqual([]);
});

test('nothing is written after the end of the session, even if under way', async () => {
  const { people, storeOf } = browser();
  const { client, session } = page(storeOf('nadia'));
  client.setQueryData(LISTS, ['Bab El Oued']);
  session.signOut('signed-out');
  await written();
  expect(people.size).toBe(0);

  let release = () => {};
  const slow: AnswerStore = {
    ...storeOf('nadia'),
    put: async (name, text) => {
      await new Promise<void>((resolve) => (release = resolve));
      await storeOf('nadia').put(name, text);
    },
  };
  const again = page(slow);
  again.client.setQueryData(LISTS, ['Bab El Oued']);
  await written();
  again.session.signOut('signed-out');
  release();
  await written();
  expect(people.size).toBe(0);
});

test('answers of edit forms and very long answers are not kept', async () => {
  const store = browser().storeOf('nadia');
  const { client } = page(store);
  client.setQueryData([...LISTS, RECORD], { data: { name: 'Bab El Oued' }, etag: '1' });
  client.setQueryData(['collections', 'listCollections', {}], ['x'.repeat(300_000)]);
  await written();
  expect(await store.all()).toEqual([]);
});

test.each([
  ['a list', (rows: object[]) => rows],
  ['a list beside something else', (rows: object[]) => ({ rows, total: rows.length })],
])('of %s that is far too long only the first rows are serialised to detect it', async (_, answerOf) => {
  const store = browser().storeOf('nadia');
  const { client } = page(store);
  const toJSON = jest.fn(() => 'x'.repeat(100));
  const rows = Array.from({ length: 50_000 }, (_row, index) => ({ id: index, toJSON }));
  client.setQueryData(['agencies', 'listAgencies', {}], answerOf(rows));
  await written();
  expect(await store.all()).toEqual([]);
  expect(toJSON.mock.calls.length).toBeLessThanOrEqual(20);

  client.setQueryData(['agencies', 'listAgencies', {}], answerOf(rows.slice(0, 100)));
  await written();
  expect(await store.all()).toHaveLength(1);
});

test('an answer of yesterday is not shown', async () => {
  const store = browser().storeOf('nadia');
  page(store).client.setQueryData(LISTS, ['Bab El Oued']);
  await written();
  const next = new QueryClient();
  await showKeptAnswers({ client: next, store, now: () => Date.now() + DAY_MS });
  expect(next.getQueryData(LISTS)).toBeUndefined();
});

test('newer data stays; once the server is back, active queries are refetched and others removed', async () => {
  const store = browser().storeOf('nadia');
  const before = page(store);
  before.client.setQueryData(LISTS, ['old']);
  before.client.setQueryData(['offices'], ['old']);
  before.client.setQueryData(['suppliers'], ['old']);
  await written();
  before.stop();

  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['suppliers'], ['new']);
  const ask = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(['new']);
  const rows = new QueryObserver(client, { queryKey: LISTS, queryFn: ask });
  const forget = rows.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  const back = await showKeptAnswers({ client, store });
  expect(rows.getCurrentResult()).toMatchObject({ status: 'success', data: ['old'] });
  expect(client.getQueryData(['offices'])).toEqual(['old']);
  expect(client.getQueryData(['suppliers'])).toEqual(['new']);
  back();
  await jest.advanceTimersByTimeAsync(0);
  expect(rows.getCurrentResult().data).toEqual(['new']);
  expect(client.getQueryData(['offices'])).toBeUndefined();
  expect(client.getQueryData(['suppliers'])).toEqual(['new']);
  forget();
});
