import { RegistryRecord, type PublishedVersion } from '@comptoir/remote-registry';
import { withoutDemoted } from './offered-versions';

const version = (number: string, changes: Partial<PublishedVersion> = {}) => ({
  version: number,
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  descriptor: {
    schema: 1,
    name: 'finance',
    version: number,
    kernel: '1.0',
    areas: [],
    navigation: [],
    widgets: [],
    shared: {},
  },
  integrity: {},
  publishedAt: '2026-11-22T00:00:00.000Z',
  publishedBy: 'a team',
  ...changes,
});

const withdrawn = { at: '2026-11-22T00:00:00.000Z', by: 'a team', reason: 'wrong' };
const registry = RegistryRecord.parse({
  schema: 1,
  revision: 3,
  remotes: {
    finance: { live: '3.0.0', versions: [version('3.0.0'), version('2.0.0', { withdrawn }), version('1.0.0')] },
  },
});

function offered(...demoted: string[]) {
  const decisions = demoted.map((number) => {
    return { remote: 'finance', version: number, decision: 'demoted', at: '', reason: '' } as const;
  });
  const { finance } = withoutDemoted(registry, decisions).remotes;
  return [finance?.live, ...(finance?.versions ?? []).map((each) => each.version)];
}

test('a demoted version is not offered; the one before it is live, except withdrawn ones', () => {
  expect(offered()).toEqual(['3.0.0', '3.0.0', '2.0.0', '1.0.0']);
  expect(offered('3.0.0')).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  expect(offered('1.0.0')).toEqual(['3.0.0', '3.0.0', '2.0.0']);
});

test('the highest version takes the place of a demoted one, although a lower one was published later', () => {
  const { finance } = withoutDemoted(
    RegistryRecord.parse({
      schema: 1,
      revision: 4,
      remotes: {
        finance: { live: '3.0.0', versions: [version('3.0.0'), version('0.9.0'), version('1.6.0'), version('1.5.0')] },
      },
    }),
    [{ remote: 'finance', version: '3.0.0', decision: 'demoted', at: '', reason: '' }],
  ).remotes;
  expect(finance?.live).toBe('1.6.0');
  expect(finance?.versions.map((each) => each.version)).toEqual(['1.6.0', '0.9.0', '1.5.0']);
});

test('a remote keeps its version when all are demoted', () => {
  expect(offered('3.0.0', '1.0.0')).toEqual(['3.0.0', '3.0.0', '2.0.0', '1.0.0']);
});

test('a kept version or one with a share is offered as before', () => {
  for (const decision of ['kept', 'share'] as const) {
    const decisions = [{ remote: 'finance', version: '3.0.0', decision, share: 0, at: '', reason: '' }];
    expect(withoutDemoted(registry, decisions)).toEqual(registry);
  }
});
