import type { Registry } from '@comptoir/remote-registry/registry';
import { fetchWithin, likelyAreas } from './warm-up';
import { noteVisit, visitedPaths } from './visited';

function registryOf(teams: number): Registry {
  const remotes = Array.from({ length: teams }, (_, index) => {
    const path = `/area-${index}`;
    const roles = index === 1 ? (['SUPERADMIN'] as const) : undefined;
    const version = {
      version: '1.0.0',
      entry: 'remoteEntry.js',
      manifest: 'mf-manifest.json',
      integrity: {},
      publishedAt: '2026-11-22T00:00:00.000Z',
      publishedBy: 'a team',
      descriptor: {
        schema: 1 as const,
        name: `team-${index}`,
        version: '1.0.0',
        kernel: '1.5',
        areas: [{ path, module: './area', title: { en: path }, needs: 'nothing' as const, roles: roles && [...roles] }],
        navigation: [{ path, label: { en: path }, icon: 'file', order: index }],
        widgets: [],
        shared: {},
      },
    };
    return [`team-${index}`, { live: '1.0.0', versions: [version] }];
  });
  return { schema: 1, revision: 1, remotes: Object.fromEntries(remotes) };
}

afterEach(() => localStorage.clear());

test('the areas visited last and the first of the sidebar are preloaded, if the person may open them', () => {
  for (const path of ['/area-90', '/area-1', '/area-7', '/gone']) noteVisit(path);
  const paths = likelyAreas({ registry: registryOf(100) }, 'OFFICEMANAGER').map(({ area }) => area.path);
  expect(paths.slice(0, 4)).toEqual(['/area-7', '/area-90', '/area-0', '/area-2']);
  expect(paths).toHaveLength(12);
});

test('five areas are remembered, latest first', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/b']) noteVisit(path);
  expect(visitedPaths()).toEqual(['/b', '/f', '/e', '/d', '/c']);
});

describe('preloading', () => {
  const KIB = 1024;
  const files = ['1', '2', '3', '4', '5', '6', '7', '8'];

  async function fetchedOf(bytes: number, spent = 0, at?: (file: string, stop: AbortController) => void) {
    const stop = new AbortController();
    const fetched: string[] = [];
    const fetch = (file: string) => {
      at?.(file, stop);
      fetched.push(file);
      return Promise.resolve(bytes);
    };
    await fetchWithin(files, fetch, { spent, signal: stop.signal });
    return fetched;
  }

  test('ends at 300 KiB of transfer', async () => {
    expect(await fetchedOf(100 * KIB)).toEqual(['1', '2', '3']);
    expect(await fetchedOf(99 * KIB)).toEqual(['1', '2', '3', '4']);
    expect(await fetchedOf(30 * KIB)).toEqual(files);
  });

  test('counts the hashes that were fetched before', async () => {
    expect(await fetchedOf(100 * KIB, 150 * KIB)).toEqual(['1', '2']);
    expect(await fetchedOf(1, 300 * KIB)).toEqual([]);
  });

  test('stops when the page is left', async () => {
    expect(await fetchedOf(1, 0, (file, stop) => file === '2' && stop.abort())).toEqual(['1', '2']);
  });
});
