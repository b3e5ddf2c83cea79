import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountsToPrint, isServiceWorkerOn, readPageConfig } from './page-config';

test('a demonstration offers its accounts on the sign-in page, other deployments none', () => {
  expect(readPageConfig({}, { demo: true, overrides: false }).demoAccounts.map(({ label }) => label)).toEqual([
    'Super Admin',
    'Admin',
    'Office Manager',
  ]);
  expect(readPageConfig({}, { demo: false, overrides: false }).demoAccounts).toEqual([]);
});

test('the start prints the accounts of the README', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, table = ''] = readme.split('## Demo accounts');
  const accounts = accountsToPrint(readPageConfig({}, { demo: true, overrides: false }));
  expect(accounts.map(({ email }) => email).toSorted()).toEqual(
    [...table.matchAll(/[a-z.]+@comptoir\.example/g)].map(([email]) => email).toSorted(),
  );
  expect(accountsToPrint(readPageConfig({}, { demo: false, overrides: false }))).toEqual([]);
});

test('maps use bundled data unless a key or tiles are set', () => {
  expect(readPageConfig({}, { demo: false, overrides: false }).maps).toEqual({ provider: 'builtin' });
  expect(readPageConfig({ GOOGLE_MAPS_KEY: 'key' }, { demo: false, overrides: false }).maps).toEqual({
    provider: 'google',
    googleKey: 'key',
  });
  expect(
    readPageConfig({ MAP_TILES_URL: 'https://t/{z}/{x}/{y}.png' }, { demo: false, overrides: false }).maps,
  ).toEqual({
    provider: 'tiles',
    tileUrl: 'https://t/{z}/{x}/{y}.png',
  });
});

test('a timeout that is no number of milliseconds is refused', () => {
  expect(() => readPageConfig({ REMOTE_ENTRY_DEADLINE: 'soon' }, { demo: false, overrides: false })).toThrow(
    'deadlines.entry',
  );
});

test('browsers cache pages unless turned off', () => {
  expect(isServiceWorkerOn({})).toBe(true);
  expect(isServiceWorkerOn({ SERVICE_WORKER: '' })).toBe(true);
  expect(isServiceWorkerOn({ SERVICE_WORKER: 'off' })).toBe(false);
  expect(() => isServiceWorkerOn({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER must be on or off.');
});
