import { RegistryRecord } from '@comptoir/remote-registry';
import { firstPart, pageRegistry } from './page-registry';

const version = (number: string, kernel: string, staged?: true) => ({
  version: number,
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  descriptor: {
    schema: 1 as const,
    name: 'operations',
    version: number,
    kernel,
    areas: [],
    navigation: [],
    widgets: [],
    shared: {},
    uses: { '@comptoir/ui': ['Button'] },
  },
  integrity: {},
  publishedAt: '2026-11-22T00:00:00.000Z',
  publishedBy: 'a team',
  ...(staged && { staged }),
});

const registry = RegistryRecord.parse({
  schema: 1,
  revision: 3,
  remotes: {
    operations: {
      live: '1.1.0',
      versions: [version('2.0.0', '2.0', true), version('1.1.0', '1.5'), version('1.0.0', '1.0')],
    },
  },
});

const shownBy = (kernel: string) => {
  const { operations } = pageRegistry(registry, kernel).remotes;
  return { live: operations?.live, versions: operations?.versions.map((each) => each.version) };
};

test('a page of the present shell ignores a version staged for the next one', () => {
  expect(shownBy('1.5')).toEqual({ live: '1.1.0', versions: ['1.1.0', '1.0.0'] });
});

test('a page of the next shell shows it before the registry knows that this shell is live', () => {
  expect(shownBy('2.0')).toEqual({ live: '2.0.0', versions: ['2.0.0', '1.1.0', '1.0.0'] });
});

test('a page is not sent fields for the gate alone', () => {
  expect(JSON.stringify(pageRegistry(registry, '2.0'))).not.toMatch(/staged|Button/);
});

test('a page contains hashes of files of its own remote only', () => {
  const files = ['remoteEntry.js', 'mf-manifest.json', 'agencies.css', 'chunk.mjs', 'mf-stats.json', 'remote.json'];
  const integrity = Object.fromEntries(files.map((file) => [file, `sha384-${'0'.repeat(64)}`]));
  const published = RegistryRecord.parse({
    ...registry,
    remotes: { operations: { live: '1.1.0', versions: [{ ...version('1.1.0', '1.5'), integrity }] } },
  });
  const shown = (addressed: string) =>
    Object.keys(
      firstPart(pageRegistry(published, '1.5'), addressed).remotes['operations']?.versions[0]?.integrity ?? {},
    );
  expect(shown('operations')).toEqual(files.slice(0, 4));
  expect(shown('finance')).toEqual([]);
});
