import { RemoteManifest } from '@comptoir/remote-registry/manifest';
import { Registry } from '@comptoir/remote-registry/registry';
import { homeCalls } from './home-calls';

const title = { en: 'A page' };
const widget = (module: string, order: number, get: string, more: object = {}) => ({
  slot: 'dashboard',
  module,
  order,
  calls: [{ get }],
  ...more,
});

function registryOf({ areas = [], widgets = [] }: { areas?: object[]; widgets?: object[] }): Registry {
  const descriptor = {
    schema: 2,
    name: 'operations',
    version: '1.0.0',
    kernel: '1.0',
    areas,
    navigation: [],
    widgets,
    shared: {},
  };
  const version = {
    version: '1.0.0',
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    descriptor,
    integrity: {},
    publishedAt: '2026-11-22T00:00:00.000Z',
    publishedBy: 'a team',
  };
  const remotes = { operations: { live: '1.0.0', versions: [version] } };
  return Registry.parse({ schema: 1, revision: 1, remotes });
}

const saidTo = (role: string, registry: Registry) =>
  homeCalls(registry)
    .filter(({ roles = [role] }) => roles.some((each) => each === role))
    .map(({ get, selected = ['anything'] }) => `${get} of ${selected.join(', ')}`);

const levels = [
  '/offices/countries of nothing',
  '/overview of nothing',
  '/offices/countries/{country} of country',
  '/overview?countryCode={country} of country',
];

test('a dashboard without widgets calls the levels that the role reaches', () => {
  const empty = registryOf({});
  expect(saidTo('SUPERADMIN', empty)).toEqual(levels);
  expect(saidTo('ADMIN', empty)).toEqual(levels.slice(2));
  expect(saidTo('OFFICEMANAGER', empty)).toEqual([]);
});

test('the first widgets add their calls, for their roles and selection', () => {
  const widgets = [
    widget('./second', 20, '/general-ledger/balance?officeId={office}', { roles: ['OFFICEMANAGER'] }),
    widget('./first', 10, '/overview?officeId={office}&timeZone={zone}', { needs: 'country' }),
    ...[30, 40, 50].map((order) => widget('./later', order, `/agencies?page=${order}`)),
  ];
  const registry = registryOf({ widgets });
  expect(saidTo('OFFICEMANAGER', registry)).toEqual([
    '/overview?officeId={office}&timeZone={zone} of country, office',
    '/general-ledger/balance?officeId={office} of office',
    '/agencies?page=30 of office',
    '/agencies?page=40 of office',
  ]);
  expect(saidTo('ADMIN', registry)).not.toContain('/general-ledger/balance?officeId={office} of office');
});

test('the code of the first two widgets is preloaded with their calls, with hashes', () => {
  const widgets = [10, 20, 30].map((order) => widget(`./at-${order}`, order, `/agencies?page=${order}`));
  const registry = registryOf({ widgets });
  const [live] = registry.remotes['operations']?.versions ?? [];
  Object.assign(live?.integrity ?? {}, {
    'remoteEntry.js': 'sha384-entry',
    'at-10.js': 'sha384-10',
    'at-20.js': 'sha384-20',
    'at-30.js': 'sha384-30',
  });
  const files = (file: string) => ({ sync: [file], async: [] });
  const manifest = RemoteManifest.parse({
    metaData: { globalName: 'operations', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    exposes: [10, 20, 30].map((order) => ({
      path: `./at-${order}`,
      assets: { js: files(`at-${order}.js`), css: { sync: [], async: [] } },
    })),
  });
  const base = '/remotes/operations/1.0.0';
  const calls = homeCalls(registry, new Map([[`${base}/mf-manifest.json`, manifest]]));
  const entry = { href: `${base}/remoteEntry.js`, as: 'script', integrity: 'sha384-entry' };
  expect(calls.filter(({ get }) => get.startsWith('/agencies')).map(({ files: ahead }) => ahead)).toEqual([
    [entry, { href: `${base}/at-10.js`, as: 'script', integrity: 'sha384-10' }],
    [entry, { href: `${base}/at-20.js`, as: 'script', integrity: 'sha384-20' }],
    undefined,
  ]);
});

test('a role with its own first page gets the calls of that page, and none of the dashboard', () => {
  const areas = [
    {
      path: '/my-day',
      module: './my-day',
      title,
      needs: 'nothing',
      home: ['COLLECTOR'],
      calls: [{ get: '/collections?limit=500' }, { at: '/{id}', get: '/collections/{id}' }],
    },
  ];
  const registry = registryOf({ areas, widgets: [widget('./first', 10, '/agencies?officeId={office}')] });
  expect(saidTo('COLLECTOR', registry)).toEqual(['/collections?limit=500 of anything']);
  expect(saidTo('OFFICEMANAGER', registry)).toEqual(['/agencies?officeId={office} of office']);
});
