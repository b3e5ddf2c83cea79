import { operationNames, operations } from './operations';
import { RESOURCES } from './resource-names';
import { resourceOfRecord, resources, isResource, sourcesOf, staleAfter } from './resources';
import { AUDITED_ENTITIES } from './audit';
import { resourceKey, routes } from './routes';

/** Operations that change no list: sessions, API keys, webhooks, and sources of remotes. Changes of an import are made by its job. */
const PRIVATE = [
  'addFactor',
  'addPasskey',
  'beginEnrolment',
  'beginFactor',
  'beginPasskey',
  'beginPasskeyConfirmation',
  'beginPasskeySignIn',
  'changePassword',
  'changeWebhook',
  'checkLink',
  'commitImport',
  'completePasskeySignIn',
  'completeSignIn',
  'completeSso',
  'confirmSession',
  'confirmWithPasskey',
  'createApiKey',
  'createImport',
  'createRemoteOverride',
  'createWebhook',
  'endApiKey',
  'endOtherSessions',
  'endRemoteOverride',
  'endSession',
  'endSso',
  'endWebhook',
  'login',
  'logout',
  'mapImport',
  'removeFactor',
  'renewRecoveryCodes',
  'replayDelivery',
  'replayWebhook',
  'reportRemoteFailure',
  'reportRemotes',
  'reportRemotesSignedOut',
  'resetPassword',
  'retrievePassword',
  'rotateWebhookSecret',
  'signup',
  'testWebhook',
  'withdrawImport',
];

test('every operation that changes something names its resource', () => {
  const without = operationNames().filter((name) => routes[name].method !== 'GET' && !isResource(resourceKey(name)));
  expect(without.toSorted()).toEqual(PRIVATE);
});

test('every resource is read at the path of its name', () => {
  for (const name of RESOURCES) expect(resourceKey(resources[name].read)).toBe(name);
});

test('every record type belongs to one resource', () => {
  expect(AUDITED_ENTITIES.filter((entity) => !resourceOfRecord(entity))).toEqual([]);
});

test.each([
  ['agencies', ['agencies', 'audit', 'collections', 'general-ledger', 'pick-up-series', 'rounds']],
  [
    'users',
    [
      'audit',
      'cash',
      'cash-cases',
      'collections',
      'days',
      'field-devices',
      'general-ledger',
      'handovers',
      'me',
      'offices',
      'overview',
      'pick-up-series',
      'pick-ups',
      'rounds',
      'trades',
      'users',
      'views',
    ],
  ],
  ['suppliers', ['audit', 'days', 'general-ledger', 'suppliers']],
  ['trades', ['audit', 'cash', 'correction-requests', 'days', 'general-ledger', 'overview', 'trades']],
] as const)('a change of %s invalidates its dependents', (changed, stale) => {
  expect(staleAfter(changed).toSorted()).toEqual(stale);
});

test('a resource that shows another is invalidated by each of its changes', () => {
  for (const changed of RESOURCES) {
    for (const stale of staleAfter(changed)) expect(sourcesOf(stale)).toContain(changed);
  }
});

test('a list with deltas shows nothing else, so that only its own records change it', () => {
  const telling = RESOURCES.filter((resource) => 'changes' in operations[resources[resource].read]);
  expect(telling).toEqual(['agencies', 'suppliers']);
  expect(telling.filter((resource) => resources[resource].shows.length > 0)).toEqual([]);
});

test('roles that read a derived resource are notified of its sources', () => {
  const combined = Object.values(resources).filter(({ shows }) => shows.length > 0);
  expect(combined.filter(({ read }) => operations[read].access === 'public')).toEqual([]);
});

test('there are no duplicates', () => {
  const shown = Object.values(resources).map(({ shows }) => shows);
  for (const names of [RESOURCES, AUDITED_ENTITIES, ...shown]) expect(names).toEqual([...new Set<string>(names)]);
});
