import { loadPageData, loadParts, pageData } from './page-data';
import { DEFAULT_CONFIG } from './runtime-config';

const version = (number: string, integrity: Record<string, string>) => ({
  version: number,
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  descriptor: {
    schema: 1,
    name: 'fleet',
    version: number,
    kernel: '1.0',
    areas: [],
    navigation: [],
    widgets: [],
    shared: {},
  },
  format: 'module',
  integrity,
  publishedAt: '2026-11-22T00:00:00.000Z',
  publishedBy: 'a team',
});

const part = (number: string) => ({
  remotes: { fleet: { live: '1.1.0', versions: [version(number, { 'remoteEntry.js': `hash of ${number}` })] } },
  manifests: {},
  importMap: JSON.stringify({ integrity: { [`/remotes/fleet/${number}/remoteEntry.js`]: `hash of ${number}` } }),
});

const registry = {
  schema: 1,
  revision: 2,
  remotes: { fleet: { live: '1.1.0', versions: [version('1.1.0', {})] } },
  parts: {
    live: { address: '/registry.live.json', integrity: 'sha384-live' },
    former: { address: '/registry.former.json', integrity: 'sha384-former' },
  },
};

async function open(answers: Readonly<Record<string, unknown>>) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = typeof address === 'string' ? answers[address] : undefined;
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  });
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="comptoir-registry">${JSON.stringify(registry)}</script>
    <script type="application/json" id="comptoir-config">${JSON.stringify(DEFAULT_CONFIG)}</script>`;
  await loadPageData();
  return fetched;
}

afterEach(() => jest.restoreAllMocks());

const maps = () => [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) => textContent);
const hashOf = (number: string) =>
  pageData().integrity.get(`${location.origin}/remotes/fleet/${number}/remoteEntry.js`);

test('deadlines follow the start of the own page, which the page of another host does not know', async () => {
  await open({});
  expect(pageData().config.deadlines).toEqual(DEFAULT_CONFIG.deadlines);
  await loadPageData(2000);
  expect(pageData().config.deadlines).toEqual({ manifest: 6000, entry: 6000, firstRender: 6000 });
});

test('data outside the page loads by its hash, and each part adds its own import map', async () => {
  const [live, former] = [part('1.1.0'), part('1.0.0')];
  const fetched = await open({ '/registry.live.json': live, '/registry.former.json': former });
  expect([maps(), hashOf('1.1.0')]).toEqual([[], undefined]);
  await Promise.all([loadParts(), loadParts()]);
  expect(fetched.mock.calls.map(([address, options]) => [address, options?.integrity])).toEqual([
    ['/registry.live.json', 'sha384-live'],
    ['/registry.former.json', 'sha384-former'],
  ]);
  expect(maps()).toEqual([live.importMap, former.importMap]);
  expect([hashOf('1.1.0'), hashOf('1.0.0')]).toEqual(['hash of 1.1.0', 'hash of 1.0.0']);
  expect(pageData().registry.remotes['fleet']?.versions.map((each) => each.version)).toEqual(['1.1.0', '1.0.0']);
});

test('when no server has a part any more, the present registry replaces it, without a map', async () => {
  const { remotes } = part('1.1.0');
  await open({ '/registry.json': { schema: 1, revision: 3, remotes } });
  await loadParts();
  expect(hashOf('1.1.0')).toBe('hash of 1.1.0');
  expect(maps()).toEqual([]);
});

test('a failed part is requested again', async () => {
  await open({});
  await expect(loadParts()).rejects.toThrow('/registry.json answered 404');
  const { remotes } = part('1.1.0');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ remotes, manifests: {} }));
  await loadParts();
  expect(hashOf('1.1.0')).toBe('hash of 1.1.0');
});
