import { descriptorOf, exposesOf } from './exposed-modules';
import { defineRemote } from '@comptoir/kernel/remote/config';
import { BuiltDescriptor } from '@comptoir/kernel/remote/built-descriptor';
import { Contribution } from '@comptoir/kernel/remote/contribution';
import { missingModules, RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';

const plain = defineRemote({
  name: 'fleet',
  areas: [{ path: '/fleet', module: './src/fleet.area.tsx', title: { en: 'Fleet' }, needs: 'nothing' }],
  navigation: [],
  widgets: [{ slot: 'dashboard', module: './src/late.widget.tsx', order: 1 }],
});
const contributing = defineRemote({
  ...plain,
  contributions: [
    { slot: 'record.tab', record: 'agency', module: './src/vehicles.widget.ts', title: { en: 'Vehicles' }, order: 1 },
    { slot: 'record.action', record: 'fleet/driver', label: { en: 'Call' }, to: '/fleet/call/{id}', order: 2 },
    { slot: 'command', label: { en: 'New vehicle' }, to: '/fleet/new', order: 3, roles: ['ADMIN'] },
  ],
});

test('a remote without new features stays in schema 1, which every shell reads', () => {
  expect(descriptorOf(plain, '1.0.0').schema).toBe(1);
  expect(RemoteDescriptor.parse({ ...descriptorOf(plain, '1.0.0') })).not.toHaveProperty('contributions');
});

test('contributions need schema 2, and their modules are exposed', () => {
  const descriptor = descriptorOf(contributing, '1.0.0');
  expect(descriptor).toMatchObject({
    schema: 2,
    contributions: [{ module: './vehicles' }, { to: '/fleet/call/{id}' }, { to: '/fleet/new' }],
  });
  expect(Object.keys(exposesOf(contributing))).toEqual(['./fleet', './late', './vehicles']);
  const exposes = [{ path: './fleet' }, { path: './late' }];
  expect(missingModules(descriptor, { exposes })).toEqual(['./vehicles']);
});

test('any file name becomes an exposed name in lower case with dashes', () => {
  const areas = plain.areas.map((area) => ({ ...area, module: './src/FleetArea.tsx' as const }));
  const widgets = plain.widgets.map((widget) => ({ ...widget, module: './src/driver_count.widget.tsx' as const }));
  const named = { ...plain, areas, widgets };
  expect(Object.keys(exposesOf(named))).toEqual(['./fleet-area', './driver-count']);
  expect(descriptorOf(named, '1.0.0').areas[0]?.module).toBe('./fleet-area');
});

test('a widget with `needs` needs schema 2', () => {
  const widgets = plain.widgets.map((widget) => ({ ...widget, needs: 'nothing' as const }));
  expect(descriptorOf({ ...plain, widgets }, '1.0.0').schema).toBe(2);
});

test('a remote that needs capabilities of the browser needs schema 2, and an unknown one is not published', () => {
  expect(descriptorOf({ ...plain, needs: ['camera', 'offline'] }, '1.0.0')).toMatchObject({
    schema: 2,
    needs: ['camera', 'offline'],
  });
  // Pages ignore one of a newer kernel.
  const newer = RemoteDescriptor.parse({ ...descriptorOf(plain, '1.0.0'), schema: 2, needs: ['microphone'] });
  expect(newer.needs).toEqual(['microphone']);
  expect(BuiltDescriptor.safeParse(newer).error?.issues).toMatchObject([
    { message: 'There is no capability "microphone"; there are: camera, geolocation, offline' },
  ]);
});

test('an area that shows found records needs schema 2 and keeps them', () => {
  const areas = plain.areas.map((area) => ({ ...area, records: { 'fleet/vehicle': '/fleet/{id}' } }));
  const descriptor = descriptorOf({ ...plain, areas }, '1.0.0');
  expect(descriptor).toMatchObject({ schema: 2, areas: [{ records: { 'fleet/vehicle': '/fleet/{id}' } }] });
  expect(RemoteDescriptor.parse({ ...descriptor })).toEqual(descriptor);
});

test('a descriptor with more than its schema allows is refused with a message', () => {
  const said = { ...descriptorOf(contributing, '1.0.0'), schema: 1 };
  expect(RemoteDescriptor.safeParse(said).error?.issues).toMatchObject([
    {
      path: ['schema'],
      message:
        'Contributions, needs of remotes and widgets, services, settings, records of areas and letters of entries belong to schema 2',
    },
  ]);
});

test('a letter needs schema 2, and must be unique within a remote', () => {
  const entry = { path: '/fleet', label: { en: 'Fleet' }, icon: 'agencies', order: 1, letter: 'f' };
  const said = descriptorOf({ ...plain, navigation: [entry] }, '1.0.0');
  expect(said).toMatchObject({ schema: 2, navigation: [{ letter: 'f' }] });
  expect(errorOf(() => descriptorOf({ ...plain, navigation: [entry, entry] }, '1.0.0')).message).toMatch(
    /Two entries claim one letter/,
  );
  const wrong = { ...said, navigation: [{ ...entry, letter: 'F' }] };
  expect(RemoteDescriptor.safeParse(wrong).error?.issues).toMatchObject([{ message: 'A letter from a to z' }]);
});

const action = { slot: 'record.action', record: 'agency', label: { en: 'Call' }, order: 1 };

test.each<[string, object]>([
  ['an action that neither leads anywhere nor shows anything', action],
  ['an action that does both', { ...action, to: '/fleet', module: './call' }],
  ['an address of another site', { ...action, to: '//evil.example' }],
  ['a record that is neither ours nor of a remote', { ...action, to: '/fleet', record: 'vehicle' }],
  ['a record of nobody', { ...action, to: '/fleet', record: '/vehicle' }],
  ['a slot that there is not', { ...action, slot: 'record.menu' }],
])('%s is refused', (_name, contribution) => {
  expect(Contribution.safeParse(contribution).success).toBe(false);
});

test('an invalid remote.config.ts is reported in a sentence without a stack', () => {
  const navigation = [{ path: '/fleet', label: { en: 'Fleet' }, icon: 'lorry', order: 1 }];
  const inputError = /^remote\.config\.ts of fleet:\n✖ There is no icon "lorry"; there are: admins, .*, warning$/;
  const { message, stack } = errorOf(() => descriptorOf({ ...plain, navigation }, '1.0.0'));
  expect([message, stack]).toEqual([expect.stringMatching(inputError), expect.stringMatching(inputError)]);
});

function errorOf(build: () => unknown): { message?: string; stack?: string } {
  try {
    build();
  } catch (error) {
    if (error instanceof Error)
      return { message: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
  }
  return {};
}
