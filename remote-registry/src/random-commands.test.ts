import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { acceptShell } from './check-shell';
import { folderStore } from './folder/folder-store';
import { brokenRules } from './invariants';
import { handOver } from './ownership';
import { pin, unpin } from './pin';
import { prune } from './prune';
import { publish } from './publish';
import { restore, retire } from './retire';
import { rollback } from './rollback';
import { flag, halt, promote } from './rollout';
import type { RegistryStore } from './store';
import { builtFolder, emptyFolder, shell } from './testing/built-folder';
import { verify } from './verify';

type Command = (store: RegistryStore) => Promise<unknown>;

const because = { by: 'operator', reason: 'at random' };
const coming = { ...shell, version: '2.0.0', kernel: '2.0' };

const folders = new Map<string, Promise<string>>();

function built(name: string, version: string, path: string, kernel: string): Promise<string> {
  const key = [name, version, path, kernel].join(' ');
  const areas = [{ path, module: './agencies', title: { en: name }, needs: 'nothing' as const }];
  const folder = folders.get(key) ?? builtFolder(version, { changes: { name, areas, kernel } });
  folders.set(key, folder);
  return folder;
}

const remote = fc.constantFrom('fleet', 'drivers');
const version = fc.constantFrom('1.0.0', '1.1.0', '1.1.0-built-2', '1.2.0', '2.0.0');
const area = fc.constantFrom('/fleet', '/fleet/cars', '/drivers', '/platform');
const kernel = fc.constantFrom('1.0', '1.0', '2.0');
const team = fc.constantFrom(undefined, { name: 'one', key: 'a1' }, { name: 'other', key: 'b2' });
const manner = fc.constantFrom(
  {},
  {},
  { force: true },
  { audience: { share: 10 } },
  { staged: true },
  { shell: coming },
);

const publication = fc
  .tuple(remote, version, area, kernel, team, manner)
  .map(([name, number, path, contract, by, how]): [string, Command] => [
    `publish ${name} ${number} ${path} ${contract} ${by?.name ?? 'platform'} ${JSON.stringify(how)}`,
    async (store) =>
      publish(store, await built(name, number, path, contract), { ...because, ...how, ...(by && { team: by }) }),
  ]);

const ofRemote: Readonly<Record<string, (store: RegistryStore, name: string, to: string) => Promise<unknown>>> = {
  rollback: (store, name) => rollback(store, name, because),
  'rollback to': (store, name, to) => rollback(store, name, { ...because, to }),
  pin: (store, name) => pin(store, name, because),
  'pin to': (store, name, to) => pin(store, name, { ...because, version: to }),
  unpin: (store, name) => unpin(store, name, because),
  retire: (store, name) => retire(store, name, because),
  restore: (store, name) => restore(store, name, because),
  promote: (store, name) => promote(store, name, because),
  halt: (store, name) => halt(store, name, because),
  flag: (store, name) => flag(store, name, '/fleet', { ...because, audience: { share: 5 } }),
  'hand over': (store, name) => handOver(store, name, { ...because, team: 'other' }),
};

const change = fc
  .tuple(fc.constantFrom(...Object.entries(ofRemote)), remote, version)
  .map(([[word, run], name, to]): [string, Command] => [`${word} ${name} ${to}`, (store) => run(store, name, to)]);

const ofAll = fc.constantFrom<[string, Command]>(
  ['shell 1', (store) => acceptShell(store, shell, because)],
  ['shell 2', (store) => acceptShell(store, coming, because)],
  ['prune', (store) => prune(store, { ...because, now: () => new Date(Date.now() + 90 * 86_400_000) })],
);

// Starts with two publications, because an empty registry refuses nearly everything.
const command = fc.oneof(
  { weight: 4, arbitrary: publication },
  { weight: 6, arbitrary: change },
  { weight: 1, arbitrary: ofAll },
);
const sequence = fc
  .tuple(publication, publication, fc.array(command, { minLength: 6, maxLength: 14 }))
  .map(([first, second, rest]) => [first, second, ...rest]);

/** Returns whether it succeeded; a refusal must be a RegistryError. */
async function done(run: Promise<unknown>): Promise<boolean> {
  try {
    await run;
    return true;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'RegistryError' && !cause.message.includes('may not be shown'))
      return false;
    throw cause;
  }
}

test('any sequence of commands keeps the invariants, and refused ones change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const store = folderStore(await emptyFolder());
      let before = await store.read();
      for (const [, run] of commands) {
        const isDone = await done(run(store));
        const after = await store.read();
        expect(brokenRules(after)).toEqual([]);
        expect(after.history.slice(0, before.history.length)).toEqual(before.history);
        expect(after.revision).toBe(after.history.length);
        expect(isDone || isDeepStrictEqual(after, before)).toBe(true);
        before = after;
      }
      expect((await verify(store)).broken).toEqual([]);
    }),
    { numRuns: 40, seed: 19 },
  );
}, 60_000);

test('concurrent changes are all kept, and the invariants hold', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, sequence, async (one, other) => {
      const folder = await emptyFolder();
      const writers = [one, other].map((commands) => ({ store: folderStore(folder), commands }));
      const changes = await Promise.all(
        writers.map(async ({ store, commands }) => {
          let count = 0;
          for (const [, run] of commands) {
            const { revision } = await store.read();
            if (await done(run(store))) count += 1;
            expect((await store.read()).revision).toBeGreaterThanOrEqual(revision);
          }
          return count;
        }),
      );
      const { broken } = await verify(folderStore(folder));
      const { history, revision } = await folderStore(folder).read();
      expect(broken).toEqual([]);
      expect(history.map((entry) => entry.revision)).toEqual(Array.from({ length: revision }, (_, index) => index + 1));
      // A prune without effect and a known shell change nothing.
      expect(revision).toBeLessThanOrEqual(changes.reduce((sum, each) => sum + each, 0));
    }),
    { numRuns: 10, seed: 19 },
  );
}, 60_000);
