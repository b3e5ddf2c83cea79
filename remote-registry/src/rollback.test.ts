import { candidates } from './candidates';
import { folderStore } from './folder/folder-store';
import { pin, unpin } from './pin';
import { prune } from './prune';
import { publish } from './publish';
import { rollback } from './rollback';
import type { RegistryStore } from './store';
import { builtFolder, emptyFolder } from './testing/built-folder';

const hour = (count: number) => () => new Date(Date.UTC(2026, 0, 1, count));

let store: RegistryStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
  for (const [index, version] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    await publish(store, await builtFolder(version), { by: 'a team', now: hour(index) });
  }
});

async function operations() {
  const remote = (await store.read()).remotes['operations'];
  if (!remote) throw new Error('operations is not published');
  return remote;
}

async function shownVersions() {
  return candidates(await operations()).map(({ version }) => version);
}

const because = { by: 'the platform', reason: 'amounts are wrong' };

test('a rollback makes the previous version live, and records author, time, change and reason', async () => {
  await expect(rollback(store, 'operations', { ...because, now: hour(5) })).resolves.toBe('1.1.0');
  expect((await store.read()).history.at(-1)).toEqual({
    revision: 4,
    at: '2026-01-01T05:00:00.000Z',
    by: 'the platform',
    action: 'rollback',
    remote: 'operations',
    from: '1.2.0',
    to: '1.1.0',
    reason: 'amounts are wrong',
  });
});

test('no page falls back to a withdrawn version', async () => {
  await rollback(store, 'operations', because);
  await publish(store, await builtFolder('1.3.0'), { by: 'a team' });
  expect(await shownVersions()).toEqual(['1.3.0', '1.1.0', '1.0.0']);
});

test('a withdrawn version can be made live again', async () => {
  await rollback(store, 'operations', { ...because, to: '1.0.0' });
  await rollback(store, 'operations', { ...because, to: '1.2.0', reason: 'it was not the remote' });
  expect(await shownVersions()).toEqual(['1.2.0', '1.0.0']);
});

test('a rollback to a missing version lists the existing ones', async () => {
  await expect(rollback(store, 'operations', { ...because, to: '9.0.0' })).rejects.toThrow(
    'operations has no version 9.0.0; there are: 1.2.0, 1.1.0, 1.0.0',
  );
  await expect(rollback(store, 'finance', because)).rejects.toThrow('No remote finance is published');
});

test('a publication during a pin stays inactive', async () => {
  await pin(store, 'operations', because);
  await publish(store, await builtFolder('1.3.0'), { by: 'a team' });
  expect((await operations()).live).toBe('1.2.0');
  await expect(unpin(store, 'operations', { by: 'the platform' })).resolves.toBe('1.3.0');
});

test('a prune keeps three versions that may be shown, and 48 hours of live ones', async () => {
  for (const [index, version] of ['1.3.0', '1.4.0', '1.5.0'].entries()) {
    await publish(store, await builtFolder(version), { by: 'a team', now: hour(100 + index) });
  }
  await expect(prune(store, { by: 'the platform', now: hour(120) })).resolves.toEqual([
    { remote: 'operations', version: '1.1.0' },
    { remote: 'operations', version: '1.0.0' },
  ]);
  await expect(prune(store, { by: 'the platform', now: hour(200) })).resolves.toEqual([
    { remote: 'operations', version: '1.2.0' },
  ]);
  expect(await shownVersions()).toEqual(['1.5.0', '1.4.0', '1.3.0']);
});
