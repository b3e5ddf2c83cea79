import type { Heartbeat, HeartbeatAnswer } from '@comptoir/api-contract/field-devices';
import { Heartbeat as HeartbeatSchema } from '@comptoir/api-contract/field-devices';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { currentDevice, deviceLabel } from './device';
import { createHeartbeat, exportKey } from './heartbeat';
import type { OutboxItem } from './outbox-item';

const START = new Date('2026-11-27T10:00:00.000Z');
const key = { id: 'k1', publicKey: 'BAAA' };

const item = (id: string, state: OutboxItem['state'] = 'waiting'): OutboxItem => ({
  id,
  owner: 'amel',
  collectionId: id,
  agency: '',
  currency: 'DZD',
  body: {},
  recordedAt: `2026-11-27T09:0${id}:00.000Z`,
  files: [],
  state,
});

function device(answer: () => HeartbeatAnswer = () => ({ serverTime: '', state: 'active', exportKey: key })) {
  const sent: Heartbeat[] = [];
  const onEnded = jest.fn();
  const report = createHeartbeat({
    send: async (heartbeat) => {
      sent.push(heartbeat);
      return answer();
    },
    onEnded,
  });
  return { sent, onEnded, report: (left: readonly OutboxItem[], person = 'amel') => report(person, left) };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

test('the office gets number and time of the unsent recordings, not of those whose files are left', async () => {
  const { sent, report } = device();
  await report([item('1', 'booked'), item('2', 'refused'), item('3')]);
  expect(sent).toEqual([
    expect.objectContaining({
      unsent: 2,
      oldestUnsentAt: '2026-11-27T09:02:00.000Z',
      deviceTime: START.toISOString(),
      deviceId: currentDevice().id,
    }),
  ]);
  expect(HeartbeatSchema.parse(sent[0])).toEqual(sent[0]);
});

test('it is sent every five minutes, and when the number changes', async () => {
  const { sent, report } = device();
  await report([]);
  await report([]);
  expect(sent).toHaveLength(1);
  await report([item('1')]);
  expect(sent).toHaveLength(2);
  jest.setSystemTime(START.getTime() + 300_000);
  await report([item('1')]);
  expect(sent).toHaveLength(3);
  await report([item('1')], 'karim');
  expect(sent).toHaveLength(4);
});

test('one without an answer is sent again at once, and a refused one later', async () => {
  let failure: Error = new ConnectionError(new Error('away'));
  const { sent, report } = device(() => {
    throw failure;
  });
  await report([]);
  await report([]);
  expect(sent).toHaveLength(2);
  failure = new ApiError(404, 'There is nothing here', [], { code: 'no-route' });
  await report([]);
  await report([]);
  expect(sent).toHaveLength(3);
});

test('an answer measures the clock, keeps the key for export files, and ends the device', async () => {
  const { onEnded, report } = device(() => ({
    serverTime: new Date(START.getTime() + 5_000).toISOString(),
    state: 'ended',
    exportKey: key,
  }));
  expect(currentDevice().clockOffsetMs).toBeNull();
  await report([]);
  expect(currentDevice().clockOffsetMs).toBe(5_000);
  expect(exportKey()).toEqual(key);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('a device is named by its system and keeps its id', () => {
  expect(deviceLabel('Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36')).toBe('Linux; Android 14; Pixel 7');
  expect(deviceLabel('Mozilla/5.0 (Linux; moto g (2022)) AppleWebKit/537.36')).toBe('Linux; moto g (2022)');
  expect(currentDevice().id).toBe(currentDevice().id);
});
