import { operationNames, operations } from './operations';
import { RESOURCES } from './resource-names';
import { resourceOfRecord, resources, isResource, sourcesOf, staleAfter } from './resources';
import { AUDITED_ENTITIES } from './audit';
import { resourceKey, routes } from './routes';

/**
 * Calls that change nothing which anybody reads as a list: who is signed in, and where remotes come from. What an import
 * changes, its job changes, by the rules of those records.
 */
const PRIVATE = [
  'changePassword',
  'checkLink',
  'commitImport',
  'createImport',
  'createRemoteOverride',
  'endOtherSessions',
  'endRemoteOverride',
  'endSession',
  'login',
  'logout',
  'mapImport',
  'reportRemoteFailure',
  'reportRemotes',
  'reportRemotesSignedOut',
  'resetPassword',
  'retrievePassword',
  'signup',
  'withdrawImport',
];

test('every call that changes something says which resource', () => {
  const without = operationNames().filter((name) => routes[name].method !== 'GET' && !isResource(resourceKey(name)));
  expect(without.toSorted()).toEqual(PRIVATE);
});

test('every resource is read where its name says', () => {
  for (const name of RESOURCES) expect(resourceKey(resources[name].read)).toBe(name);
});

test('every record that is kept is of one resource', () => {
  expect(AUDITED_ENTITIES.filter((entity) => !resourceOfRecord(entity))).toEqual([]);
});

test.each([
  ['agencies', ['agencies', 'audit', 'collections', 'general-ledger', 'pick-up-series']],
  [
    'users',
    [
      'audit',
      'collections',
      'general-ledger',
      'me',
      'offices',
      'overview',
      'pick-up-series',
      'trades',
      'users',
      'views',
    ],
  ],
  ['suppliers', ['audit', 'general-ledger', 'suppliers']],
  ['trades', ['audit', 'general-ledger', 'overview', 'trades']],
] as const)('with %s goes out of date what shows them', (changed, stale) => {
  expect(staleAfter(changed).toSorted()).toEqual(stale);
});

test('what shows a resource is another one for each change of it', () => {
  for (const changed of RESOURCES) {
    for (const stale of staleAfter(changed)) expect(sourcesOf(stale)).toContain(changed);
  }
});

test('a list that tells what changed in it shows nothing else, so that its own records are all that changes it', () => {
  const telling = RESOURCES.filter((resource) => 'changes' in operations[resources[resource].read]);
  expect(telling).toEqual(['agencies', 'suppliers']);
  expect(telling.filter((resource) => resources[resource].shows.length > 0)).toEqual([]);
});

test('everybody who reads something made of others may be told of it', () => {
  const combined = Object.values(resources).filter(({ shows }) => shows.length > 0);
  expect(combined.filter(({ read }) => operations[read].access === 'public')).toEqual([]);
});

test('nothing is named twice', () => {
  const shown = Object.values(resources).map(({ shows }) => shows);
  for (const names of [RESOURCES, AUDITED_ENTITIES, ...shown]) expect(names).toEqual([...new Set<string>(names)]);
});
