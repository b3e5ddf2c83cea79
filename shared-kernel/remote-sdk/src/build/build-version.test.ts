import { buildVersion } from './build-version';

const env = { ...process.env };

beforeEach(() => {
  delete process.env['REMOTE_VERSION'];
  delete process.env['TURBO_HASH'];
});

afterAll(() => {
  process.env = env;
});

test('a build by hand has the version of its package', () => {
  expect(buildVersion('1.4.0')).toBe('1.4.0');
});

test('a build of the workspace has a version of its sources', () => {
  process.env['TURBO_HASH'] = '5d193fa745727f14';
  expect(buildVersion('1.4.0')).toBe('1.4.0-built-5d193fa7');
});

test('a named version goes before both; an empty one names none', () => {
  process.env['TURBO_HASH'] = '5d193fa745727f14';
  process.env['REMOTE_VERSION'] = '1.5.0';
  expect(buildVersion('1.4.0')).toBe('1.5.0');
  process.env['REMOTE_VERSION'] = '';
  expect(buildVersion('1.4.0')).toBe('1.4.0-built-5d193fa7');
});
