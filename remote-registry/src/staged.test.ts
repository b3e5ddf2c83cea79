import { candidates } from './candidates';
import { acceptShell, requireCompatibleShell } from './check-shell';
import { folderStore } from './folder/folder-store';
import { unpin, pin } from './pin';
import { prune } from './prune';
import { publish } from './publish';
import { rollback } from './rollback';
import type { RegistryStore } from './store';
import { builtFolder, emptyFolder, shell, type BuiltFolder } from './testing/built-folder';

const by = 'a team';
const next = { ...shell, version: '2.0.0', kernel: '2.0' };

let store: RegistryStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
  await publish(store, await builtFolder('1.0.0'), { by, shell });
  await acceptShell(store, shell, { by });
});

const operations = async () => {
  const { remotes } = await store.read();
  const { operations: remote } = remotes;
  if (!remote) throw new Error('It is not there');
  return remote;
};
const shown = async () => candidates(await operations()).map(({ version }) => version);
const stage = async (version: string, changes: BuiltFolder['changes'] = { kernel: '2.0' }) =>
  publish(store, await builtFolder(version, { changes }), { by, staged: true });

test('a version for the coming shell waits, and the current shell is not affected', async () => {
  await stage('2.0.0');
  expect(await shown()).toEqual(['1.0.0']);
  await publish(store, await builtFolder('1.0.1'), { by });
  expect(await shown()).toEqual(['1.0.1', '1.0.0']);
  await pin(store, 'operations', { by, reason: 'a release' });
  await unpin(store, 'operations', { by });
  await rollback(store, 'operations', { by, reason: 'it loops' });
  expect(await shown()).toEqual(['1.0.0']);
  await prune(store, { by, now: () => new Date(Date.now() + 30 * 86_400_000) });
  await acceptShell(store, next, { by });
  expect(await shown()).toContain('2.0.0');
});

test('a shell that cannot serve the live version is accepted once a version for it is staged, which becomes live', async () => {
  await expect(acceptShell(store, next, { by })).rejects.toThrow(
    'The shell 2.0.0 is incompatible with live remotes:\noperations 1.0.0 needs the kernel contract 1.0, the shell 2.0.0 offers 2.0',
  );
  await stage('2.0.0');
  await acceptShell(store, next, { by });
  expect(await operations()).toMatchObject({ live: '2.0.0' });
  const { history } = await store.read();
  expect(history.at(-1)).toMatchObject({
    action: 'shell',
    to: '2.0.0',
    reason: 'With it, staged before: operations 2.0.0',
  });
  await publish(store, await builtFolder('2.0.1', { changes: { kernel: '2.0' } }), { by });
  expect(await shown()).toEqual(['2.0.1', '2.0.0', '1.0.0']);
});

test('a pinned version that the new shell cannot run is replaced by the staged one', async () => {
  await stage('2.0.0');
  await pin(store, 'operations', { by, reason: 'a release' });
  await acceptShell(store, next, { by });
  expect(await operations()).toMatchObject({ live: '2.0.0' });
});

test('a version that the named coming shell cannot serve is refused', async () => {
  const folder = await builtFolder('2.0.0', { changes: { kernel: '3.0' } });
  await expect(publish(store, folder, { by, shell: next, staged: true })).rejects.toThrow(
    'operations 2.0.0 needs the kernel contract 3.0, the shell 2.0.0 offers 2.0',
  );
});

test('a remote without a live version cannot be staged', async () => {
  const folder = await builtFolder('1.0.0', { changes: { name: 'fleet', kernel: '2.0' } });
  await expect(publish(store, folder, { by, staged: true })).rejects.toThrow(
    'fleet has no live version yet: publish the first one together with the shell',
  );
});

test('a name removed from the shell is reported once per remote', async () => {
  const [ui, money] = ['@comptoir/ui', '@comptoir/ui/money'];
  const uses = { [ui]: ['Button', 'Badge', 'Ribbon'], [money]: ['Money'] };
  await publish(store, await builtFolder('1.1.0', { changes: { uses } }), { by });
  const exports = { [ui]: ['Button'], [money]: ['Money'] };
  const registry = await store.read();
  expect(() => requireCompatibleShell(registry, { ...shell, version: '1.0.1', exports, shared: {} })).toThrow(
    `The shell 1.0.1 is incompatible with live remotes:\noperations 1.1.0 needs react, which the shell 1.0.1 does not share; uses Badge, Ribbon of ${ui}, which the shell 1.0.1 does not export`,
  );
});
