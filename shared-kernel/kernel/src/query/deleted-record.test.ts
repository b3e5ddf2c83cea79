import { QueryClient } from '@tanstack/react-query';
import { forgetRemoval, readsDeleted } from './deleted-record';

const THIS = { params: { id: '7' } };
// Avoids a pending timer.
const client = new QueryClient({ defaultOptions: { mutations: { gcTime: Infinity } } });
const isExcluded = (...queryKey: unknown[]) => readsDeleted(client, { queryKey });

function deletion(answer: () => Promise<unknown>, call = 'deleteUser') {
  const mutation = client.getMutationCache().build(client, { mutationKey: [call], mutationFn: answer });
  return mutation.execute(THIS);
}

afterEach(() => client.clear());

test.each([
  ['under way', async () => void deletion(() => new Promise(() => undefined))],
  ['done', () => deletion(async () => undefined)],
])('queries of a record are not refetched if its deletion is %s', async (_, begin) => {
  await begin();
  expect(isExcluded('users', 'getUser', THIS, 'record')).toBe(true);
  expect(isExcluded('users', 'listUserSessions', THIS)).toBe(true);
  expect(isExcluded('users', 'listUserSessions', { params: { id: '8' } })).toBe(false);
  expect(isExcluded('users', 'listUsers', { query: {} })).toBe(false);
  expect(isExcluded('offices', 'getOffice', THIS)).toBe(false);
  expect(isExcluded('rounds', 'getCollectorSummary', THIS)).toBe(true);
  expect(isExcluded('collections', 'getAgencySummary', THIS)).toBe(false);
});

test('queries of something of a deleted record are not refetched', async () => {
  await deletion(async () => undefined, 'deleteOffice');
  expect(isExcluded('cash', 'getCustody', { params: { officeId: '7' } })).toBe(true);
  expect(isExcluded('cash', 'getCustody', { params: { officeId: '8' } })).toBe(false);
  expect(isExcluded('cash', 'getCashInHand', {})).toBe(false);
});

test('a record whose deletion failed is refetched', async () => {
  await deletion(() => Promise.reject(new Error('refused'))).catch(() => undefined);
  await deletion(async () => undefined, 'updateUser');
  expect(isExcluded('users', 'listUserSessions', THIS)).toBe(false);
});

test('an archived record is refetched once restored, and no other', async () => {
  await deletion(async () => undefined, 'archiveCollector');
  expect(isExcluded('users', 'getUser', THIS, 'record')).toBe(true);
  forgetRemoval(client, 'users', { params: { id: '8' } });
  forgetRemoval(client, 'agencies', THIS);
  expect(isExcluded('users', 'getUser', THIS, 'record')).toBe(true);
  forgetRemoval(client, 'users', THIS);
  expect(isExcluded('users', 'getUser', THIS, 'record')).toBe(false);
});
