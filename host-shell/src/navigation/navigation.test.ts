import { EMPTY_REGISTRY, type PublishedVersion, type Registry } from '@comptoir/remote-registry/registry';
import type { RemoteDescriptor } from '@comptoir/kernel/remote';
import { contributionsOf, visibleContributions, visibleWidgets } from './contributed';
import { areasOf, homeOf, visibleEntries } from './navigation';

function version(number: string, parts: Partial<RemoteDescriptor>): PublishedVersion {
  const descriptor = {
    schema: 1,
    name: 'any',
    version: number,
    kernel: '1.0',
    areas: [],
    navigation: [],
    widgets: [],
    shared: {},
    ...parts,
  };
  return {
    version: number,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    integrity: {},
    publishedAt: '2026-11-20T10:00:00.000Z',
    publishedBy: 'a test',
    descriptor: { ...descriptor, schema: 1 },
  };
}

const registry: Registry = {
  ...EMPTY_REGISTRY,
  remotes: {
    operations: {
      live: '1.0.0',
      versions: [
        version('2.0.0', {
          areas: [{ path: '/drones', module: './drones', title: { en: 'Drones' }, needs: 'nothing' }],
        }),
        version('1.0.0', {
          areas: [
            {
              path: '/round',
              module: './round',
              title: { en: 'Round' },
              needs: 'nothing',
              roles: ['COLLECTOR'],
              home: ['COLLECTOR'],
            },
            {
              path: '/agencies',
              module: './agencies',
              title: { en: 'Agencies' },
              needs: 'office',
              roles: ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'],
            },
          ],
          navigation: [
            { path: '/agencies', label: { en: 'Agencies' }, icon: 'agencies', order: 60 },
            { path: '/round', label: { en: 'Round' }, icon: 'calendar', order: 65 },
          ],
          widgets: [{ slot: 'dashboard', module: './today', order: 20, roles: ['SUPERADMIN'] }],
        }),
      ],
    },
    administration: {
      live: '1.0.0',
      versions: [
        version('1.0.0', {
          navigation: [
            { path: '/manage-offices', label: { en: 'Offices' }, icon: 'offices', order: 70, level: 'ADMIN' },
            { path: '/settings', label: { en: 'Settings' }, icon: 'settings', order: 90, roles: ['COLLECTOR'] },
            { path: '/audit', label: { en: 'Audit' }, icon: 'file', order: 10, level: 'SUPERADMIN' },
          ],
          widgets: [
            { slot: 'dashboard', module: './news', order: 10, needs: 'nothing' },
            { slot: 'dashboard', module: './taxes', order: 15, needs: 'country' },
          ],
          contributions: [
            { slot: 'command', label: { en: 'New admin' }, to: '/manage-admins/new', order: 2, roles: ['ADMIN'] },
            { slot: 'user-menu', label: { en: 'My round' }, to: '/round', order: 1 },
          ],
        }),
      ],
    },
  },
};

const paths = (role: Parameters<typeof visibleEntries>[1]) => visibleEntries(registry, role).map(({ path }) => path);

test('entries are in order, of the live versions only', () => {
  expect(paths('SUPERADMIN')).toEqual(['/audit', '/agencies', '/manage-offices']);
});

test.each([
  ['ADMIN', ['/agencies', '/manage-offices']],
  ['OFFICEMANAGER', ['/agencies']],
  ['COLLECTOR', ['/round', '/settings']],
] as const)('%s sees %j', (role, expected) => {
  expect(paths(role)).toEqual(expected);
});

test('routes come from the descriptors of the live versions', () => {
  expect(areasOf(registry).map(({ remote, area }) => `${remote} ${area.path}`)).toEqual([
    'operations /round',
    'operations /agencies',
  ]);
});

test('the first page of a role is the area that claims it, and undefined for other roles', () => {
  expect(homeOf(registry, 'COLLECTOR')?.path).toBe('/round');
  expect(homeOf(registry, 'OFFICEMANAGER')).toBeUndefined();
});

test('widgets are in order, for roles that may see them', () => {
  const modules = (role: 'SUPERADMIN' | 'ADMIN') =>
    visibleWidgets(registry, 'dashboard', role, 'office').map(({ widget }) => widget.module);
  expect(modules('SUPERADMIN')).toEqual(['./news', './taxes', './today']);
  expect(modules('ADMIN')).toEqual(['./news', './taxes']);
});

test.each([
  ['nothing', ['./news']],
  ['country', ['./news', './taxes']],
  ['office', ['./news', './taxes', './today']],
] as const)('with %s selected there are the widgets that need no more', (selected, expected) => {
  const found = visibleWidgets(registry, 'dashboard', 'SUPERADMIN', selected);
  expect(found.map(({ widget }) => widget.module)).toEqual(expected);
});

test('contributions come from the live versions, with their remote', () => {
  const found = contributionsOf(registry).map(({ remote, contribution }) => `${remote} ${contribution.slot}`);
  expect(found).toEqual(['administration command', 'administration user-menu']);
});

test('the menu has the lines of the role', () => {
  const lines = (role: 'ADMIN' | 'COLLECTOR') => visibleContributions(registry, 'user-menu', role).map(({ to }) => to);
  expect(lines('ADMIN')).toEqual(['/round']);
  expect(lines('COLLECTOR')).toEqual(['/round']);
});
