import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { rollOutPlace } from '@comptoir/api-contract/roll-out-place';
import { RegistryRecord, type Audience } from '@comptoir/remote-registry';
import { descriptor } from '@comptoir/remote-registry/testing';
import { cohortText } from '../src/session/cohort';
import { COHORT_COOKIE } from '../src/session/cohort-cookie';
import { choose, chooser } from './choose';
import { cohortOf, isAmong, type Cohort } from './cohort';
import { pageRegistry } from './page-registry';

const at = '2026-11-22T00:00:00.000Z';
const decision = { at, by: 'operator', reason: 'wrong' };

const version = (number: string, changes: object = {}) => ({
  version: number,
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  descriptor: descriptor(number, {
    navigation: [{ path: '/agencies', label: { en: 'Agencies' }, icon: 'agencies', order: 1 }],
  }),
  integrity: {},
  publishedAt: at,
  publishedBy: 'a team',
  ...changes,
});

function registryWith(rollout: Audience, changes: object = {}): RegistryRecord {
  const versions = [version('2.0.0', { rollout }), version('1.0.0'), version('0.9.0')];
  return RegistryRecord.parse({
    schema: 1,
    revision: 3,
    remotes: { operations: { live: '1.0.0', versions, ...changes } },
  });
}

function person(number: number, changes: Partial<Parameters<typeof cohortText>[0]> = {}): Cohort | undefined {
  const claims = { id: `person ${number}`, role: 'ADMIN', countryCode: 'MA', officeId: null } as const;
  const value = cohortText({ ...claims, place: rollOutPlace(number), ...changes });
  return cohortOf(`theme=dark; ${COHORT_COOKIE}=${value}; other=1`);
}

const THOUSAND = Array.from({ length: 1000 }, (_, index) => person(index));

function shown(registry: RegistryRecord, cohort: Cohort | undefined, decisions: readonly RemoteDecision[] = []) {
  return pageRegistry(choose(registry, cohort, decisions)).remotes['operations']?.versions.map((each) => each.version);
}

test.each(['operations', 'finance', 'administration', 'fleet', 'field'])(
  '10 % of a thousand people are 10 % within 1, of %s, and 100 % are all',
  (remote) => {
    const count = (share: number, people = THOUSAND) =>
      people.filter((cohort) => isAmong({ share }, remote, cohort)).length;
    for (const share of [1, 10, 50]) expect(Math.abs(count(share) - share * 10)).toBeLessThanOrEqual(10);
    expect([count(0), count(100)]).toEqual([0, 1000]);
    // The share also holds for a few consecutive people, from any start.
    for (let first = 0; first < 900; first += 100) {
      expect(Math.abs(count(10, THOUSAND.slice(first, first + 100)) - 10)).toBeLessThanOrEqual(2);
    }
  },
);

test('a person keeps a version while its share grows, and another remote has other people', () => {
  const among = (share: number, remote: string) => THOUSAND.filter((cohort) => isAmong({ share }, remote, cohort));
  expect(among(30, 'finance')).toEqual(expect.arrayContaining(among(10, 'finance')));
  const both = among(10, 'finance').filter((cohort) => isAmong({ share: 10 }, 'operations', cohort));
  expect(both.length).toBeLessThan(40);
});

test('the people of a version get it first, with the others as fallbacks; it is hidden from everybody else', () => {
  const registry = registryWith({ roles: ['ADMIN'] });
  expect(shown(registry, person(1))).toEqual(['2.0.0', '1.0.0', '0.9.0']);
  expect(shown(registry, person(1, { role: 'COLLECTOR' }))).toEqual(['1.0.0', '0.9.0']);
  expect(shown(registry, undefined)).toEqual(['1.0.0', '0.9.0']);
  expect(JSON.stringify(pageRegistry(choose(registry, person(1), [])))).not.toContain('rollout');
});

const office = '01890000-0000-7000-8000-00000000000a';
test.each<[Audience, Parameters<typeof person>[1], boolean]>([
  [{ countries: ['MA', 'FR'] }, {}, true],
  [{ countries: ['FR'] }, {}, false],
  [{ offices: [office] }, { officeId: office }, true],
  [{ offices: [office] }, {}, false],
  [{ roles: ['ADMIN'], countries: ['FR'] }, {}, false],
  [{ share: 0, people: ['p1'] }, { id: 'p1' }, true],
  [{ people: ['p1'] }, {}, false],
])('%j is for %j: %s', (audience, claims, expected) => {
  expect(isAmong(audience, 'operations', person(1, claims))).toBe(expected);
});

test('a decision at run time overrides the share of the publisher', () => {
  const registry = registryWith({ roles: ['ADMIN'] });
  const decided = (changes: Pick<RemoteDecision, 'decision' | 'share'>, number = '2.0.0') => [
    { remote: 'operations', version: number, at, reason: '', ...changes },
  ];
  const collector = person(1, { role: 'COLLECTOR' });
  expect(shown(registry, collector, decided({ decision: 'share', share: 100 }))).toContain('2.0.0');
  expect(shown(registry, undefined, decided({ decision: 'share', share: 100 }))).toContain('2.0.0');
  expect(shown(registry, person(1), decided({ decision: 'share', share: 0 }))).not.toContain('2.0.0');
  expect(shown(registry, person(1), decided({ decision: 'demoted' }))).toEqual(['1.0.0', '0.9.0']);
  expect(shown(registry, person(1), decided({ decision: 'demoted' }, '1.0.0'))).toEqual(['2.0.0', '0.9.0']);
  expect(shown(registry, person(1), decided({ decision: 'kept' }))).toContain('2.0.0');
});

test('a retired remote is in no page', () => {
  expect(choose(registryWith({ share: 100 }, { retired: decision }), person(1), []).remotes).toEqual({});
});

test('an area for others is not in the page, nor are links to it', () => {
  const registry = registryWith({ share: 0 }, { flags: { '/agencies': { countries: ['FR'] } } });
  const descriptorFor = (countryCode: string) =>
    choose(registry, person(1, { countryCode }), []).remotes['operations']?.versions[1]?.descriptor;
  expect(descriptorFor('MA')).toMatchObject({ areas: [], navigation: [] });
  expect(descriptorFor('FR')).toMatchObject({ areas: [{ path: '/agencies' }], navigation: [{ path: '/agencies' }] });
});

test('people with the same choice share one object, so that its page is rendered once', () => {
  const choice = chooser(registryWith({ share: 10 }), []);
  expect(new Set(THOUSAND.map(choice)).size).toBe(2);
});

test.each([
  '',
  'comptoir.cohort=',
  'comptoir.cohort=1.ADMIN..',
  'comptoir.cohort=00000001.KING..',
  'xcomptoir.cohort=00000001.ADMIN..',
])('the cookies %j identify no cohort', (cookies) => {
  expect(cohortOf(cookies)).toBeUndefined();
});
