import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { createSessionStore } from '@comptoir/kernel/internal/session/session.store';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { backOff } from './back-off';
import { createOutbox } from './outbox';
import type { OutboxFile, OutboxItem, Recorded } from './outbox-item';
import type { OutboxOptions } from './outbox-options';
import { memoryOutboxStore } from './outbox-store';

const stop = (collectionId: string, amount = 100): Recorded => ({
  collectionId,
  agency: 'Pharmacie Audin',
  currency: 'DZD',
  body: { collectedAmount: amount },
  files: [],
});

function openOutbox(options: Partial<OutboxOptions> = {}, store = memoryOutboxStore()) {
  const session = createSessionStore({ storage: localStorage, now: Date.now });
  session.signIn(tokenFor({ role: 'COLLECTOR', sub: 'amel' }));
  const sent: string[] = [];
  const outbox = createOutbox({
    store,
    session,
    sendRecording: async ({ collectionId }) => void sent.push(collectionId),
    sendFile: async () => undefined,
    alone: (work) => work(),
    announce: () => undefined,
    renew: async () => undefined,
    ...options,
  });
  return { outbox, sent, session, store };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a recording without a connection is kept and sent once later', async () => {
  let isReachable = false;
  const sent: OutboxItem[] = [];
  const sendRecording = async (item: OutboxItem) => {
    if (!isReachable) throw new ConnectionError(new Error('away'));
    sent.push(item);
  };
  const { outbox, store } = openOutbox({ sendRecording });
  expect(await outbox.record(stop('1'))).toEqual({ status: 'kept', withoutFiles: false });
  expect(await store.all()).toMatchObject([{ collectionId: '1', state: 'waiting' }]);

  isReachable = true;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toMatchObject([{ collectionId: '1', body: { collectedAmount: 100, recordingId: sent[0]?.id } }]);
  const [kept] = sent;
  expect(kept?.pickUp).toMatchObject({
    id: kept?.id,
    outcome: 'COLLECTED',
    lines: [{ currency: 'DZD', amount: 100 }],
    occurredAt: kept?.recordedAt,
  });
  expect(await store.all()).toEqual([]);
  await outbox.send();
  expect(sent).toHaveLength(1);
});

test('a refused recording is kept with its reason, and others are sent', async () => {
  const refusal = new ApiError(409, 'It is recorded already', [], { code: 'recorded-already' });
  const { outbox, store, sent } = openOutbox({
    sendRecording: async ({ collectionId }) => {
      if (collectionId === '1') throw refusal;
      sent.push(collectionId);
    },
  });
  expect(await outbox.record(stop('1'))).toMatchObject({ status: 'refused', error: refusal });
  expect(await outbox.record(stop('2'))).toEqual({ status: 'booked' });
  expect(sent).toEqual(['2']);
  expect(await store.all()).toMatchObject([
    { collectionId: '1', state: 'refused', refusal: { message: refusal.message } },
  ]);

  // A new recording replaces the refused one.
  await outbox.record(stop('1', 90));
  expect(await store.all()).toMatchObject([{ body: { collectedAmount: 90 } }]);
});

test('recordings of other users of the device are neither shown nor sent', async () => {
  const store = memoryOutboxStore();
  await store.put({ ...stop('7'), id: 'x', owner: 'karim', recordedAt: '2026-11-27T10:00:00Z', state: 'waiting' });
  const { outbox, sent } = openOutbox({}, store);
  await outbox.send();
  expect(sent).toEqual([]);
  expect(outbox.items.get()).toEqual([]);
  expect(await store.all()).toHaveLength(1);
});

test('a failing store is reported, and the recording is sent from memory', async () => {
  const broken = { ...memoryOutboxStore(), put: () => Promise.reject(new Error('The disk is full')) };
  let isReachable = false;
  const sent: string[] = [];
  const sendRecording = async ({ collectionId }: OutboxItem) => {
    if (!isReachable) throw new ConnectionError(new Error('away'));
    sent.push(collectionId);
  };
  const { outbox } = openOutbox({ sendRecording }, broken);
  expect(await outbox.record(stop('1'))).toMatchObject({ status: 'lost', error: new Error('The disk is full') });
  isReachable = true;
  outbox.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['1']);
});

test('a file that does not arrive is resent, and the cash is booked once', async () => {
  let attempts = 0;
  const { outbox, sent, store } = openOutbox({
    sendFile: async () => {
      attempts += 1;
      if (attempts === 1) throw new ConnectionError(new Error('away'));
      return undefined;
    },
  });
  const file: OutboxFile = {
    id: 'f',
    file: new File(['x'], 'receipt.jpg'),
    query: { name: 'receipt', extension: 'jpg' },
  };
  expect(await outbox.record({ ...stop('1'), files: [file] })).toEqual({ status: 'booked' });
  expect(await store.all()).toMatchObject([{ state: 'booked', files: [{ id: 'f' }] }]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempts).toBe(2);
  expect(sent).toEqual(['1']);
  expect(await store.all()).toEqual([]);
});

test('attempts are delayed from one second up to five minutes', () => {
  const longest = () => 1;
  expect([1, 2, 3, 20].map((failures) => backOff(failures, longest))).toEqual([1_000, 2_000, 4_000, 300_000]);
  expect(backOff(3, () => 0)).toBe(2_000);
});
