import { readPageSettings } from './page-settings';
import { readServices } from './service-settings';

test('services are addresses by name, with limits', () => {
  const read = readServices({ SERVICES: 'fleet=http://fleet.internal:8080 rates=https://rates.internal/v1' });
  expect([...(read?.addresses ?? [])].map(([name, { href }]) => [name, href])).toEqual([
    ['fleet', 'http://fleet.internal:8080/'],
    ['rates', 'https://rates.internal/v1'],
  ]);
  expect(read).toMatchObject({ deadline: 30_000, bodyLimit: 10 * 1024 * 1024 });
  expect(readServices({})).toBeUndefined();
  expect(readServices({ SERVICES: 'a-b=http://c', SERVICES_DEADLINE: '500', SERVICES_BODY_LIMIT: '9' })).toMatchObject({
    deadline: 500,
    bodyLimit: 9,
  });
});

test.each([
  ['fleet', 'the address of fleet is not valid'],
  ['../x=http://a', '"../x" is not the name of a service'],
  ['fleet=file:///etc/passwd', 'begins with http:// or https://'],
  ['fleet=http://user:secret@fleet', 'a host and a path only'],
  ['fleet=http://fleet/?next=http://other', 'a host and a path only'],
  ['fleet=http://169.254.169.254/latest', 'cloud interface'],
  ['fleet=http://2852039166/', 'cloud interface'],
  ['fleet=http://[fe80::1]/', 'cloud interface'],
  ['fleet=http://metadata.google.internal/', 'cloud interface'],
  ['fleet=http://a fleet=http://b', 'one name twice'],
])('%s is refused: %s', (SERVICES, sentence) => {
  expect(() => readServices({ SERVICES })).toThrow(sentence);
});

test('limits are whole numbers, and a page server needs the API', () => {
  const SERVICES = 'fleet=http://fleet';
  expect(() => readServices({ SERVICES, SERVICES_DEADLINE: '1s' })).toThrow('SERVICES_DEADLINE must be a whole number');
  expect(() => readPageSettings({ SERVICES })).toThrow('SERVICES needs API_URL');
  expect(readPageSettings({ SERVICES, API_URL: 'http://api:4301' }).services?.addresses.size).toBe(1);
});
