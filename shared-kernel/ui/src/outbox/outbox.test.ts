import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { createSessionStore } from '@comptoir/kernel/internal/session/session.store';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { backOff } from './back-off';
import { createStoredItems } from './stored-items';
import { createOutbox } from './outbox';
import type { OutboxFile, OutboxItem, PickUpFact, Recorded } from './outbox-item';
import type { OutboxOptions } from './outbox-options';
import { memoryOutboxStore } from './outbox-store';

const stop = (collectionId: string, amount = 100): Recorded => ({
  collectionId,
  agency: 'Pharmacie Audin',
  currency: 'DZD',
  body: { collectedAmount: amount },
  files: [],
});

const photo: OutboxFile = {
  id: 'f',
  file: new File(['x'], 'receipt.jpg'),
  query: { name: 'receipt', extension: 'jpg' },
};

function openOutbox(options: Partial<OutboxOptions> = {}, store = memoryOutboxStore()) {
  const session = createSessionStore({ storage: localStorage, now: Date.now });
  session.signIn(tokenFor({ role: 'COLLECTOR', sub: 'amel' }));
  const sent: string[] = [];
  const kept = createStoredItems({ store, session, announce: () => undefined });
  const outbox = createOutbox(kept, {
    session,
    sendRecording: async ({ collectionId }) => void sent.push(collectionId),
    sendFile: async () => undefined,
    alone: (work) => work(),
    renew: async () => undefined,
    ...options,
  });
  return { outbox, kept, sent, session, store };
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
  expect(outbox.activity.get()).toBe('away');
  expect(await store.of('amel')).toMatchObject([{ collectionId: '1', state: 'waiting' }]);

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
  expect(await store.of('amel')).toEqual([]);
  expect(outbox.activity.get()).toBe('idle');
  await outbox.send();
  expect(sent).toHaveLength(1);
});

test('a fact is kept and sent as recorded, with an id and the time of the tap', async () => {
  const sent: OutboxItem[] = [];
  const { outbox } = openOutbox({ sendRecording: async (item) => void sent.push(item) });
  const fact: PickUpFact = {
    outcome: 'COLLECTED',
    reasonCode: null,
    basedOnVersion: 3,
    lines: [
      { currency: 'EUR', amount: 50, counts: { '50': 1 } },
      { currency: 'DZD', amount: 1_250 },
    ],
    note: 'Gate B',
    signerName: 'K. Ait',
    seal: 'DZ-004711',
    position: { lat: 36.75, lon: 3.06, accuracy: 18 },
  };
  expect(await outbox.record({ ...stop('1'), body: {}, fact })).toEqual({ status: 'booked' });
  const [item] = sent;
  expect(item?.pickUp).toEqual({
    ...fact,
    id: item?.id,
    collectionId: '1',
    occurredAt: item?.recordedAt,
    device: null,
  });
  expect(PickUpInput.parse(item?.pickUp)).toEqual(item?.pickUp);
  expect(item?.body).toMatchObject({ collectedAmount: 1_250, collectionNotes: [{ note: 'Gate B' }] });
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
  expect(await store.of('amel')).toMatchObject([
    { collectionId: '1', state: 'refused', refusal: { message: refusal.message } },
  ]);

  // A new recording replaces the refused one.
  await outbox.record(stop('1', 90));
  expect(await store.of('amel')).toMatchObject([{ body: { collectedAmount: 90 } }]);
});

test('recordings of other users of the device are neither shown nor sent', async () => {
  const store = memoryOutboxStore();
  await store.put({ ...stop('7'), id: 'x', owner: 'karim', recordedAt: '2026-11-27T10:00:00Z', state: 'waiting' });
  const { outbox, kept, sent } = openOutbox({}, store);
  await outbox.send();
  expect(sent).toEqual([]);
  expect(outbox.items.get()).toEqual([]);
  expect(await store.of('karim')).toHaveLength(1);
  expect(kept.others.get()).toBe(1);
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

test.each(['the same tab', 'another tab'])('a file is not lost if %s sends while it is stored', async (tab) => {
  const store = memoryOutboxStore();
  let storeFiles: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => (storeFiles = resolve));
  const put = async (item: OutboxItem) => {
    if (item.files.length > 0) await stored;
    return store.put(item);
  };
  const files: string[] = [];
  const sendFile = async (_: string, { id }: OutboxFile) => void files.push(id);
  const sendRecording = async () => {
    storeFiles();
    await jest.advanceTimersByTimeAsync(10);
  };
  let last = Promise.resolve();
  const alone = (work: () => Promise<void>) => (last = last.then(work));
  const { outbox } = openOutbox({ alone, sendFile, sendRecording }, { ...store, put });
  const sender = tab === 'the same tab' ? outbox : openOutbox({ alone, sendFile, sendRecording }, store).outbox;
  const recorded = outbox.record({ ...stop('1'), files: [photo] });
  await jest.advanceTimersByTimeAsync(10);
  const sent = sender.send();
  await jest.advanceTimersByTimeAsync(10);
  storeFiles();
  await Promise.all([recorded, sent]);
  expect(files).toContain('f');
  expect(await store.of('amel')).toEqual([]);
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
  expect(await outbox.record({ ...stop('1'), files: [photo] })).toEqual({ status: 'booked' });
  expect(await store.of('amel')).toMatchObject([{ state: 'booked', files: [{ id: 'f' }] }]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempts).toBe(2);
  expect(sent).toEqual(['1']);
  expect(await store.of('amel')).toEqual([]);
});

test('recordings of a collection are sent in order, and of at most three collections at once', async () => {
  const store = memoryOutboxStore();
  for (const [id, collectionId] of ['1', '1', '2', '3', '4', '5'].entries()) {
    const recordedAt = `2026-11-27T10:00:0${id}Z`;
    await store.put({
      ...stop(collectionId),
      id: `${collectionId}-${id}`,
      owner: 'amel',
      recordedAt,
      state: 'waiting',
    });
  }
  const order: string[] = [];
  let underWay = 0;
  let most = 0;
  const sendRecording = async ({ id }: OutboxItem) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 100));
    underWay -= 1;
    order.push(id);
  };
  const { outbox } = openOutbox({ sendRecording }, store);
  void outbox.send();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(order).toHaveLength(6);
  expect(most).toBe(3);
  expect(order.indexOf('1-0')).toBeLessThan(order.indexOf('1-1'));
  expect(await store.of('amel')).toEqual([]);
});

test('a failed recording holds back later ones of its collection alone', async () => {
  const store = memoryOutboxStore();
  for (const [id, collectionId] of ['1', '1', '2'].entries()) {
    const recordedAt = `2026-11-27T10:00:0${id}Z`;
    await store.put({
      ...stop(collectionId),
      id: `${collectionId}-${id}`,
      owner: 'amel',
      recordedAt,
      state: 'waiting',
    });
  }
  const tried: string[] = [];
  const sendRecording = async ({ id }: OutboxItem) => {
    tried.push(id);
    if (id === '1-0') throw new ApiError(500, 'Failed');
  };
  const { outbox } = openOutbox({ sendRecording }, store);
  await outbox.send();
  expect(tried.toSorted()).toEqual(['1-0', '2-2']);
  expect(await store.of('amel')).toHaveLength(2);
});

test('each attempt is reported with the recordings that are left', async () => {
  const reported: number[] = [];
  let isReachable = false;
  const { outbox } = openOutbox({
    sendRecording: async () => {
      if (!isReachable) throw new ConnectionError(new Error('away'));
    },
    report: async (left) => void reported.push(left.length),
  });
  await outbox.record(stop('1'));
  isReachable = true;
  await outbox.send();
  expect(reported).toEqual([1, 0]);
});

test('attempts are delayed from one second up to five minutes', () => {
  const longest = () => 1;
  expect([1, 2, 3, 20].map((failures) => backOff(failures, longest))).toEqual([1_000, 2_000, 4_000, 300_000]);
  expect(backOff(3, () => 0)).toBe(2_000);
});
