import { consent, withdrawConsent } from './consent';
import { describeRemote } from './describe-remote';
import { readBuiltRemote } from './built-remote';
import { folderStore } from './folder/folder-store';
import { publicationText } from './publication-text';
import { publish } from './publish';
import { rollback } from './rollback';
import type { RegistryStore } from './store';
import { builtFolder, emptyFolder } from './testing/built-folder';

const because = { by: 'the platform', reason: 'their vehicles' };
const fleet = { name: 'fleet', why: 'Vehicles of an office' };
const fuel = { name: 'fuel', why: 'Prices of fuel' };

let store: RegistryStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
});

async function published(version: string, services: readonly (typeof fleet)[], name = 'operations') {
  const areas = [{ path: `/${name}`, module: './agencies', title: { en: name }, needs: 'office' as const }];
  const changes = { schema: 2 as const, name, areas, services: [...services] };
  return publish(store, await builtFolder(version, { changes }), { by: 'a team' });
}

async function allowed(): Promise<string[]> {
  return Object.keys((await store.read()).remotes['operations']?.services ?? {});
}

test('publishing lists the calls that wait for consent, until it is given', async () => {
  expect(publicationText(await published('1.0.0', [fleet]))).toBe(
    'Published operations 1.0.0. Calls to fleet (Vehicles of an office) wait for the platform team: comptoir-remotes consent operations --reason <why>.',
  );
  expect(await consent(store, 'operations', because)).toEqual(['fleet']);
  expect(publicationText(await published('1.1.0', [fleet]))).toBe('Published operations 1.1.0.');
});

test('consent is for the services that wait, and those of a later version need it again', async () => {
  await published('1.0.0', [fleet]);
  await consent(store, 'operations', because);
  await expect(consent(store, 'operations', because)).rejects.toThrow(
    'No service of operations waits for consent; it declares: fleet',
  );
  await published('1.1.0', [fleet, fuel]);
  expect(await allowed()).toEqual(['fleet']);
  expect(await consent(store, 'operations', because)).toEqual(['fuel']);
  await withdrawConsent(store, 'operations', { ...because, service: 'fleet' });
  expect(await allowed()).toEqual(['fuel']);
  const { history } = await store.read();
  expect(history.slice(-2)).toMatchObject([
    { action: 'consent', to: 'fuel', by: 'the platform', reason: 'their vehicles' },
    { action: 'withdraw-consent', from: 'fleet' },
  ]);
});

test('a rollback keeps consent', async () => {
  await published('1.0.0', [fleet]);
  await consent(store, 'operations', because);
  await published('1.1.0', [fleet]);
  await rollback(store, 'operations', because);
  expect(await allowed()).toEqual(['fleet']);
});

test('a service belongs to one remote', async () => {
  await published('1.0.0', [fleet]);
  await expect(published('1.0.0', [fleet], 'drivers')).rejects.toThrow(
    'The service fleet cannot belong to both operations and drivers',
  );
});

test('a build with a service declared twice, without a reason or with a wrong name is refused', async () => {
  await expect(published('1.0.0', [fleet, fleet])).rejects.toThrow('The service fleet is declared twice');
  await expect(published('1.0.0', [{ ...fleet, why: '' }])).rejects.toThrow('A sentence of at most 200 characters');
  await expect(published('1.0.0', [{ ...fleet, name: '../fleet' }])).rejects.toThrow('A name like fleet');
});

test('the description of a build lists its services', async () => {
  const folder = await builtFolder('1.0.0', { changes: { schema: 2, services: [fleet] } });
  expect(await describeRemote(await readBuiltRemote(folder), folder)).toContainEqual(
    expect.stringContaining('It calls the service fleet: Vehicles of an office'),
  );
});
