import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from './open-store';
import { prune } from './prune';
import { publish } from './publish';
import type { RegistryStore } from './store';
import { bucketStandIn } from './testing/bucket-stand-in';
import { builtFolder, emptyFolder } from './testing/built-folder';
import { verify } from './verify';

interface Place {
  open: () => Promise<RegistryStore>;
  write: (file: string, content: string) => Promise<void>;
  close: () => void;
}

async function inFolder(): Promise<Place> {
  const folder = await emptyFolder();
  return {
    open: () => openStore(folder, {}),
    write: (file, content) => writeFile(path.join(folder, file), content),
    close: () => undefined,
  };
}

async function inBucket(): Promise<Place> {
  const { environment, objects, close } = await bucketStandIn('remotes');
  const { privateKey } = generateKeyPairSync('ed25519');
  const REGISTRY_SIGNING_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
  return {
    open: () => openStore('s3://remotes/live', { ...environment, REGISTRY_SIGNING_KEY }),
    write: async (file, content) => {
      objects.set(`live/${file}`, Buffer.from(content));
    },
    close,
  };
}

describe.each([
  ['a folder', inFolder],
  ['an S3-compatible bucket', inBucket],
])('a registry in %s', (_name, make) => {
  let place: Place;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(() => place.close());

  test('is empty before the first publication', async () => {
    await expect((await place.open()).read()).resolves.toMatchObject({ revision: 0, remotes: {} });
  });

  test('keeps all concurrent publications, each in the history, and none goes backwards', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    const publishing = versions.map(async (version) =>
      publish(await place.open(), await builtFolder(version), { by: `team ${version}` }),
    );
    const results = await Promise.allSettled(publishing);
    const late = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    for (const sentence of late)
      expect(sentence).toMatch(/operations 1\.\d\.0 is lower than 1\.\d\.0, which is published/);
    const registry = await (await place.open()).read();
    const arrived = new Set(registry.history.map(({ to }) => to));
    expect(registry).toMatchObject({ revision: 4 - late.length, remotes: { operations: { live: '1.3.0' } } });
    const kept = registry.remotes['operations']?.versions.map(({ version }) => version);
    expect(kept).toEqual(versions.toReversed().filter((version) => arrived.has(version)));
    await expect(verify(await place.open())).resolves.toEqual({ versions: 4 - late.length, broken: [] });
  });

  test('keeps concurrent publications of eight teams', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `team-${String.fromCodePoint(97 + index)}`);
    await Promise.all(
      names.map(async (name) => {
        const changes = {
          name,
          areas: [{ path: `/${name}`, module: './agencies', title: { en: name }, needs: 'nothing' as const }],
        };
        return publish(await place.open(), await builtFolder('1.0.0', { changes }), { by: name });
      }),
    );
    const registry = await (await place.open()).read();
    expect(Object.keys(registry.remotes).toSorted()).toEqual(names);
    expect(new Set(registry.history.map(({ by }) => by))).toEqual(new Set(names));
    await expect(verify(await place.open())).resolves.toEqual({ versions: 8, broken: [] });
  });

  test('accepts one of two publishers of the same version, and refuses the other', async () => {
    const publishing = [1, 2].map(async (each) =>
      publish(await place.open(), await builtFolder('1.0.0', { files: { 'chunk.js': `${each}` } }), { by: 'a team' }),
    );
    const results = await Promise.allSettled(publishing);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(verify(await place.open())).resolves.toMatchObject({ broken: [] });
  });

  test('detects a changed and a missing file', async () => {
    const store = await place.open();
    await publish(store, await builtFolder('1.0.0'), { by: 'a team' });
    await publish(store, await builtFolder('1.1.0'), { by: 'a team' });
    await place.write('operations/1.0.0/remoteEntry.js', 'evil()');
    await store.removeVersion('operations', '1.1.0');
    const { broken } = await verify(store);
    expect(broken).toContain('operations/1.0.0/remoteEntry.js is not the file that was published');
    expect(broken).toContain('operations/1.1.0/remoteEntry.js is gone');
  });

  test('is refused after a manual change', async () => {
    const store = await place.open();
    await publish(store, await builtFolder('1.0.0'), { by: 'a team' });
    const changed = JSON.stringify({ ...(await store.read()), revision: 7 });
    await place.write('registry.json', changed);
    await expect((await place.open()).read()).rejects.toThrow('is not signed');
    await expect(publish(store, await builtFolder('1.1.0'), { by: 'a team' })).rejects.toThrow('is not signed');
  });

  test('has a new etag after each change', async () => {
    const store = await place.open();
    const etags = [await store.etag()];
    for (const version of ['1.0.0', '1.1.0']) {
      await publish(store, await builtFolder(version), { by: 'a team' });
      etags.push(await store.etag());
    }
    expect(new Set(etags).size).toBe(3);
  });

  test('removes the files of a version with it', async () => {
    const store = await place.open();
    const day = (count: number) => () => new Date(Date.UTC(2026, 0, count));
    for (const count of [1, 2, 3, 4, 5]) {
      await publish(store, await builtFolder(`1.${count}.0`), { by: 'a team', now: day(count) });
    }
    await prune(store, { by: 'the platform', now: day(30) });
    await expect(store.readFile('operations/1.2.0/remoteEntry.js')).resolves.toBeUndefined();
    await expect(store.readFile('operations/1.3.0/remoteEntry.js')).resolves.toBeDefined();
  });
});
