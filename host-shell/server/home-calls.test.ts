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

interface Contributed {
  areas?: object[];
  widgets?: object[];
  firstFaces?: Record<string, string[]>;
}

function registryOf({ areas = [], widgets = [], firstFaces = {} }: Contributed): Registry {
  const descriptor = {
    schema: 2,
    name: 'operations',
    version: '1.0.0',
    kernel: '1.0',
    areas,
    navigation: [],
    widgets,
    shared: {},
    firstFaces,
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

const callsOf = (role: string, registry: Registry) =>
  homeCalls(registry)
    .filter(({ get, roles = [role] }) => get !== '' && roles.some((each) => each === role))
    .map(({ get, selected = ['anything'] }) => `${get} of ${selected.join(', ')}`);

const levels = [
  '/offices/countries of nothing',
  '/overview of nothing',
  '/offices/countries/{country} of country',
  '/overview?countryCode={country} of country',
];

test('a dashboard without widgets calls the levels that the role reaches', () => {
  const empty = registryOf({});
  expect(callsOf('SUPERADMIN', empty)).toEqual(levels);
  expect(callsOf('ADMIN', empty)).toEqual(levels.slice(2));
  expect(callsOf('OFFICEMANAGER', empty)).toEqual([]);
});

test('the first widgets add their calls, for their roles and selection', () => {
  const widgets = [
    widget('./second', 20, '/general-ledger/balance?officeId={office}', { roles: ['OFFICEMANAGER'] }),
    widget('./first', 10, '/overview?officeId={office}&timeZone={zone}', { needs: 'country' }),
    ...[30, 40, 50].map((order) => widget('./later', order, `/agencies?page=${order}`)),
  ];
  const registry = registryOf({ widgets });
  expect(callsOf('OFFICEMANAGER', registry)).toEqual([
    '/overview?officeId={office}&timeZone={zone} of country, office',
    '/general-ledger/balance?officeId={office} of office',
    '/agencies?page=30 of office',
    '/agencies?page=40 of office',
  ]);
  expect(callsOf('ADMIN', registry)).not.toContain('/general-ledger/balance?officeId={office} of office');
});

test('the code of the first widgets is preloaded with the shared modules that they import, with hashes', () => {
  const orders = [10, 20, 30, 40, 50, 60, 70, 80, 90];
  const widgets = orders.map((order) => ({ ...widget(`./at-${order}`, order, ''), calls: [], roles: ['ADMIN'] }));
  const firstFaces = { './at-20': ['@comptoir/maps', '@comptoir/ui/fields'] };
  const registry = registryOf({ widgets, firstFaces });
  const [live] = registry.remotes['operations']?.versions ?? [];
  Object.assign(live?.integrity ?? {}, { 'remoteEntry.js': 'sha384-entry', 'widgets.js': 'sha384-widgets' });
  const files = { js: { sync: ['widgets.js'], async: [] }, css: { sync: [], async: [] } };
  const manifest = RemoteManifest.parse({
    metaData: { globalName: 'operations', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    exposes: orders.map((order) => ({ path: `./at-${order}`, assets: files })),
  });
  const base = '/remotes/operations/1.0.0';
  const forms = { href: '/forms.js', integrity: 'sha256-forms' };
  const faces = {
    '@comptoir/maps': [{ href: '/maps.css', integrity: 'sha256-maps' }, forms],
    '@comptoir/ui/fields': [{ ...forms }],
  };
  const calls = homeCalls(registry, { manifests: new Map([[`${base}/mf-manifest.json`, manifest]]), faces });
  const own = [
    { href: `${base}/remoteEntry.js`, as: 'script', integrity: 'sha384-entry' },
    { href: `${base}/widgets.js`, as: 'script', integrity: 'sha384-widgets' },
  ];
  const shared = [
    { href: '/maps.css', as: 'style', integrity: 'sha256-maps' },
    { href: '/forms.js', as: 'script', integrity: 'sha256-forms' },
  ];
  const prefetched = calls.filter(({ files: some }) => some);
  expect(prefetched.map(({ files: some }) => some)).toEqual([own, [...own, ...shared], own, own, own, own, own, own]);
  expect(prefetched[0]).toMatchObject({ at: '/', roles: ['ADMIN'], selected: ['office'] });
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
  expect(callsOf('COLLECTOR', registry)).toEqual(['/collections?limit=500 of anything']);
  expect(callsOf('OFFICEMANAGER', registry)).toEqual(['/agencies?officeId={office} of office']);
});
