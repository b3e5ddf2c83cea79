import { acceptShell } from './check-shell';
import { folderStore } from './folder/folder-store';
import { brokenRules } from './invariants';
import { handOver } from './ownership';
import { pin, unpin } from './pin';
import { publish } from './publish';
import type { PublishOptions } from './publish-options';
import type { Registry } from './registry.schema';
import { restore, retire } from './retire';
import { rollback } from './rollback';
import { flag, halt, promote } from './rollout';
import type { RegistryStore } from './store';
import { builtFolder, descriptor, emptyFolder, shell, type BuiltFolder } from './testing/built-folder';
import { verify } from './verify';

const because = { by: 'the platform', reason: 'amounts are wrong' };

let store: RegistryStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
});

const published = async (
  version: string,
  changes: BuiltFolder['changes'] = {},
  options: Partial<PublishOptions> = {},
) => publish(store, await builtFolder(version, { changes }), { by: 'a team', ...options });

async function operations() {
  const { operations: remote } = (await store.read()).remotes;
  if (!remote) throw new Error('operations is not published');
  return remote;
}

const area = (path: string) => [{ path, module: './agencies', title: { en: path }, needs: 'nothing' as const }];

describe('the live version may always be shown', () => {
  test('a withdrawn version cannot be pinned, and the message names the remedy', async () => {
    await published('1.0.0');
    await published('1.1.0');
    await rollback(store, 'operations', because);
    await expect(pin(store, 'operations', { ...because, version: '1.1.0' })).rejects.toThrow(
      'operations 1.1.0 was taken back (amounts are wrong); "comptoir-remotes rollback operations 1.1.0" makes it live again, and then it can be pinned',
    );
    await rollback(store, 'operations', { ...because, to: '1.1.0' });
    await expect(pin(store, 'operations', because)).resolves.toBe('1.1.0');
  });

  test('a staged version can be neither pinned nor rolled back to', async () => {
    await published('1.0.0');
    await published('2.0.0', { kernel: '2.0' }, { staged: true });
    const waits = 'operations 2.0.0 is staged for the next shell, and becomes live with it';
    await expect(pin(store, 'operations', { ...because, version: '2.0.0' })).rejects.toThrow(waits);
    await expect(rollback(store, 'operations', { ...because, to: '2.0.0' })).rejects.toThrow(waits);
  });

  test('no write leaves a live version that pages may not show, and verify detects one', async () => {
    await published('1.0.0');
    await published('1.1.0');
    const withdrawn = { at: new Date().toISOString(), by: 'operator', reason: 'by hand' };
    const broken = (registry: Registry): Registry => ({
      ...registry,
      remotes: Object.fromEntries(
        Object.entries(registry.remotes).map(([name, remote]) => [
          name,
          {
            ...remote,
            versions: remote.versions.map((each) => (each.version === '1.1.0' ? { ...each, withdrawn } : each)),
          },
        ]),
      ),
    });
    const sentence = 'operations 1.1.0 is live, but may not be shown';
    await expect(store.update((registry) => ({ ...registry, ...broken(registry) }))).rejects.toThrow(sentence);
    const record = await store.read();
    const before: RegistryStore = { ...store, read: async () => ({ ...record, ...broken(record) }) };
    await expect(verify(before)).resolves.toEqual({ versions: 2, broken: [sentence] });
  });

  test('removing a pin selects no version that the shell cannot run', async () => {
    await published('1.0.0');
    await acceptShell(store, shell, because);
    await published('2.0.0', { kernel: '2.0' }, { staged: true });
    await published('1.0.1');
    await acceptShell(store, { ...shell, version: '2.0.0', kernel: '2.0' }, because);
    await pin(store, 'operations', because);
    await expect(unpin(store, 'operations', because)).resolves.toBe('2.0.0');
  });
});

describe('a remote is retired and restored', () => {
  test('a retired remote keeps its versions and history, and accepts nothing until restored', async () => {
    await published('1.0.0');
    await retire(store, 'operations', because);
    const retired = 'operations is retired (amounts are wrong); "comptoir-remotes restore operations" brings it back';
    await expect(published('1.1.0')).rejects.toThrow(retired);
    await expect(pin(store, 'operations', because)).rejects.toThrow(retired);
    await expect(restore(store, 'operations', { by: 'the platform' })).resolves.toBe('1.0.0');
    expect((await store.read()).history.map(({ action }) => action)).toEqual(['publish', 'retire', 'restore']);
    expect((await operations()).retired).toBeUndefined();
  });

  test('withdrawing the first version retires its remote, and the next one restores it', async () => {
    await published('1.0.0');
    await expect(rollback(store, 'operations', because)).resolves.toBeUndefined();
    expect(await operations()).toMatchObject({ retired: { reason: 'amounts are wrong' } });
    await published('1.0.1');
    expect(await operations()).toMatchObject({ live: '1.0.1', versions: [{}, { withdrawn: because }] });
    expect((await operations()).retired).toBeUndefined();
  });

  test('a retired remote blocks no shell, and is restored only under one that serves it', async () => {
    await published('1.0.0');
    await retire(store, 'operations', because);
    await acceptShell(store, { ...shell, version: '2.0.0', kernel: '2.0' }, because);
    await expect(restore(store, 'operations', because)).rejects.toThrow('needs the kernel contract 1.0');
  });
});

describe('everything has one owner', () => {
  test.each([
    [{ areas: area('/agencies') }, '/agencies cannot belong to both operations and rogue'],
    [{ areas: area('/agencies/new') }, '/agencies/new cannot belong to both operations and rogue'],
    [{ areas: area('/platform') }, 'rogue 1.0.0 wants /platform, which belongs to the shell'],
    [{ areas: area('/api/me') }, 'rogue 1.0.0 wants /api/me, which belongs to the shell'],
    [{ areas: [...area('/rogue'), ...area('/rogue')] }, 'rogue 1.0.0 has two areas at /rogue'],
    [
      { areas: area('/rogue'), navigation: [{ path: '/agencies', label: { en: 'A' }, icon: 'agencies', order: 1 }] },
      'rogue 1.0.0 has a navigation entry to /agencies, which is outside of its areas',
    ],
    [
      { areas: area('/rogue'), navigation: [{ path: '/rogue', label: { en: 'A' }, icon: 'lorry', order: 1 }] },
      /There is no icon "lorry"; there are: admins, agencies, .*warning/,
    ],
  ])('%j is refused without a change', async (changes, sentence) => {
    await published('1.0.0');
    await expect(published('1.0.0', { name: 'rogue', ...changes })).rejects.toThrow(sentence);
    expect(Object.keys((await store.read()).remotes)).toEqual(['operations']);
  });

  test('the path of a retired remote is free, and a taken one prevents its restoration', async () => {
    await published('1.0.0');
    await retire(store, 'operations', because);
    await published('1.0.0', { name: 'branches' });
    await expect(restore(store, 'operations', because)).rejects.toThrow(
      '/agencies cannot belong to both operations and branches',
    );
  });

  test('a registry that violated a rule before can still be repaired', async () => {
    const known = (await published('1.0.0')).published;
    const version = { ...known, descriptor: descriptor('1.0.0', { name: 'rogue' }) };
    const rogue = { live: '1.0.0', versions: [version] };
    const record = await store.read();
    const both = { ...record, remotes: { ...record.remotes, rogue } };
    expect(brokenRules(both)).toEqual(['/agencies cannot belong to both operations and rogue']);
    const { versions: _all, ...rest } = rogue;
    expect(
      brokenRules({
        ...both,
        remotes: {
          ...record.remotes,
          rogue: { ...rest, versions: [version], retired: { ...because, at: version.publishedAt } },
        },
      }),
    ).toEqual([]);
  });
});

describe('no late publication wins, and a name belongs to one team', () => {
  test('a version below the published one is refused without a reason', async () => {
    await published('0.7.2');
    await expect(published('0.7.1')).rejects.toThrow(
      'operations 0.7.1 is lower than 0.7.2, which is published already; use --force --reason <why> to publish it anyway',
    );
    await published('0.7.1', {}, { force: true, reason: 'the numbers begin again' });
    expect((await operations()).live).toBe('0.7.1');
    expect((await store.read()).history.at(-1)).toMatchObject({ to: '0.7.1', reason: 'the numbers begin again' });
  });

  test('a withdrawn version may be higher than its fix, and content suffixes have no order', async () => {
    await published('1.0.0-built-b');
    await published('1.0.0-built-a');
    await published('1.2.0');
    await rollback(store, 'operations', because);
    await published('1.1.0');
    expect((await operations()).live).toBe('1.1.0');
  });

  test('a late version during a pin does not replace the waiting one', async () => {
    await published('1.0.0');
    await pin(store, 'operations', because);
    await published('1.2.0');
    await expect(published('1.1.0')).rejects.toThrow('lower than 1.2.0');
  });

  test('the first team of a name owns it, others are refused until a transfer, and the history names the token', async () => {
    const [first, second] = [
      { name: 'first-team', key: 'a1b2' },
      { name: 'second-team', key: 'c3d4' },
    ];
    await published('1.0.0', {}, { team: first });
    await expect(published('1.1.0', {}, { team: second })).rejects.toThrow(
      'operations belongs to first-team, and the token is of second-team; the platform team hands it over with "comptoir-remotes hand-over operations second-team"',
    );
    await handOver(store, 'operations', { ...because, team: 'second-team' });
    await published('1.1.0', {}, { team: second });
    await expect(published('1.2.0', {}, { team: first })).rejects.toThrow('belongs to second-team');
    expect((await store.read()).history).toMatchObject([
      { action: 'publish', team: 'first-team', key: 'a1b2' },
      { action: 'hand-over', from: 'first-team', to: 'second-team' },
      { action: 'publish', team: 'second-team', key: 'c3d4' },
    ]);
  });

  test('the history names the shell of the check', async () => {
    await published('1.0.0', {}, { shell: { ...shell, version: '1.6.0' } });
    expect((await store.read()).history).toMatchObject([{ action: 'publish', shell: '1.6.0' }]);
  });
});

describe('a roll-out', () => {
  const audience = { share: 10 };

  test('is shown to its audience only, until promoted', async () => {
    await published('1.0.0');
    await published('1.1.0', {}, { audience });
    expect(await operations()).toMatchObject({ live: '1.0.0', versions: [{ rollout: audience }, {}] });
    await expect(promote(store, 'operations', because)).resolves.toEqual({ version: '1.1.0', live: '1.1.0' });
    expect((await operations()).versions[0]?.rollout).toBeUndefined();
    expect((await store.read()).history).toMatchObject([{}, { audience: '10 % of people' }, { action: 'promote' }]);
  });

  test('is withdrawn by halt, rollback and the next publication', async () => {
    await published('1.0.0');
    const ends = [
      () => halt(store, 'operations', because),
      () => published('1.2.0'),
      () => rollback(store, 'operations', because),
    ];
    for (const [index, end] of ends.entries()) {
      await published(`1.1.${index}`, {}, { audience, force: true });
      await end();
      const version = (await operations()).versions.find((each) => each.version === `1.1.${index}`);
      expect(version).toMatchObject({ withdrawn: expect.anything() });
      expect(version?.rollout).toBeUndefined();
    }
    await expect(halt(store, 'operations', because)).rejects.toThrow(
      'operations has no roll-out: 1.0.0 is shown to everyone',
    );
  });

  test('needs a live version for everyone else, and no pin', async () => {
    await expect(published('1.0.0', {}, { audience })).rejects.toThrow('has no live version');
    await published('1.0.0');
    await pin(store, 'operations', because);
    await expect(published('1.1.0', {}, { audience })).rejects.toThrow('operations is pinned (amounts are wrong)');
  });

  test('an area may have an audience as well', async () => {
    await published('1.0.0');
    await expect(flag(store, 'operations', '/round', { ...because, audience })).rejects.toThrow(
      'operations has no area /round; there are: /agencies',
    );
    await flag(store, 'operations', '/agencies', { ...because, audience });
    expect((await operations()).flags).toEqual({ '/agencies': audience });
    await flag(store, 'operations', '/agencies', because);
    expect((await operations()).flags).toBeUndefined();
  });
});
