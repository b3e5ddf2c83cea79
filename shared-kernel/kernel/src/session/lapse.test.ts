import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { hasLapsed } from './lapse';
import { createSessionStore, TOKEN_KEY } from './session.store';

const NOON = Date.UTC(2026, 10, 20, 12);
const exp = NOON / 1000 - 1;
const DAY_MS = 24 * 3_600_000;

const statusAt = (now: number, role: 'COLLECTOR' | 'OFFICEMANAGER') => {
  const storage = memoryStorage({ [TOKEN_KEY]: tokenFor({ role, exp }) });
  return createSessionStore({ storage, now: () => now }).get().status;
};

test('a collector keeps the day for another one after the token expired, others do not', () => {
  expect(statusAt(NOON, 'COLLECTOR')).toBe('signed-in');
  expect(statusAt(NOON + DAY_MS, 'COLLECTOR')).toBe('signed-out');
  expect(statusAt(NOON, 'OFFICEMANAGER')).toBe('signed-out');
});

test.each([
  ['COLLECTOR', exp * 1000 - 1, false],
  ['COLLECTOR', exp * 1000, true],
  ['COLLECTOR', exp * 1000 + DAY_MS, false],
  ['ADMIN', exp * 1000, false],
] as const)('the session of a %s at %d has lapsed: %s', (role, now, expected) => {
  expect(hasLapsed({ role, exp }, now)).toBe(expected);
});
