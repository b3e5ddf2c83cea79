import type { PublishedRemote, PublishedVersion } from '@comptoir/remote-registry/registry';
import { memoryStorage } from '@comptoir/remote-sdk/testing';
import { BrokenFiles } from './broken-files';
import { createQuarantine } from './quarantine';
import { RemoteError } from './reason-codes';
import { reasonOf } from './reason-of';
import { createRemoteLoader, type Federation } from './remote-loader';

function published(version: string, kernel = '1.0'): PublishedVersion {
  return {
    version,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    integrity: { 'remoteEntry.js': 'sha384-any' },
    publishedAt: '2026-11-20T10:00:00.000Z',
    publishedBy: 'a test',
    descriptor: { schema: 1, name: 'operations', version, kernel, areas: [], navigation: [], widgets: [], shared: {} },
  };
}

const Area = () => null;

function remotesOf(versions: PublishedVersion[]): Record<string, PublishedRemote> {
  return { operations: { live: versions[0]?.version ?? '', versions } };
}

function loaderOf(
  versions: PublishedVersion[],
  answer: (version: string) => unknown,
  {
    storage = memoryStorage(),
    revision = 1,
    remotes = remotesOf(versions),
    complete = () => Promise.resolve(),
  }: {
    storage?: Pick<Storage, 'getItem' | 'setItem'>;
    revision?: number;
    remotes?: Record<string, PublishedRemote>;
    complete?: (part: string) => Promise<void>;
  } = {},
) {
  let inUse = '';
  const tried: string[] = [];
  const federation: Federation = {
    use: async (_, { version }) => {
      inUse = version;
    },
    load: async () => {
      tried.push(inUse);
      return answer(inUse);
    },
  };
  const started: string[] = [];
  const failures: string[] = [];
  const fallbacks: string[] = [];
  const loader = createRemoteLoader({
    remotes,
    complete,
    federation,
    quarantine: createQuarantine(storage, revision),
    kernel: '1.2',
    deadlines: { manifest: 10, entry: 10, firstRender: 10 },
    judged: Promise.resolve(),
    onStart: (_, version) => started.push(version),
    reasonOf: (cause) => reasonOf(cause, new BrokenFiles()),
    onFailure: ({ version, reason }) => failures.push(`${version}: ${reason}`),
    onFallback: (_, version) => fallbacks.push(version),
  });
  return { loader, started, tried, failures, fallbacks, storage };
}

const load = (loader: { load: (...args: [string, string, string]) => Promise<unknown> }) =>
  loader.load('operations', './agencies', 'Area');

describe('a remote', () => {
  test('that works is ready, and its module is then available without waiting', async () => {
    const { loader } = loaderOf([published('2.0.0')], () => ({ Area }));
    expect(loader.state('operations')).toEqual({ status: 'pending' });
    await expect(load(loader)).resolves.toEqual({ version: '2.0.0', exports: { Area } });
    expect(loader.state('operations')).toEqual({ status: 'ready', version: '2.0.0' });
    expect(loader.loaded('operations', './agencies')?.version).toBe('2.0.0');
  });

  test('whose newest version throws is shown in the version before, and reported once', async () => {
    const { loader, failures, fallbacks } = loaderOf([published('2.0.0'), published('1.0.0')], (version) => {
      if (version === '2.0.0') throw new Error('boom');
      return { Area };
    });
    await expect(load(loader)).resolves.toMatchObject({ version: '1.0.0' });
    await load(loader);
    expect(loader.state('operations')).toMatchObject({ status: 'degraded', version: '1.0.0' });
    expect(failures).toEqual(['2.0.0: evaluation-failed']);
    expect(fallbacks).toEqual(['1.0.0']);
  });

  test('that lacks a file of the shell is not set aside, has no fallback, and loads with the next attempt', async () => {
    let isThere = false;
    const { loader, tried, failures, storage } = loaderOf([published('2.0.0'), published('1.0.0')], () => {
      if (!isThere) throw new RemoteError('shell-unreachable', 'records.js cannot be loaded');
      return { Area };
    });
    await expect(load(loader)).rejects.toThrow('No version of operations works');
    expect(loader.state('operations')).toMatchObject({ status: 'failed', failures: [{ reason: 'shell-unreachable' }] });
    await expect(load(loader)).rejects.toThrow('No version of operations works');
    isThere = true;
    await expect(load(loader)).resolves.toMatchObject({ version: '2.0.0' });
    expect(loader.state('operations')).toEqual({ status: 'ready', version: '2.0.0' });
    expect([tried, loader.setAside('operations')]).toEqual([['2.0.0', '2.0.0', '2.0.0'], []]);
    expect(failures).toEqual(['2.0.0: shell-unreachable', '2.0.0: shell-unreachable']);
    expect(storage.getItem('comptoir.quarantine')).toBeNull();

    loader.reject('operations', '2.0.0', new RemoteError('shell-unreachable', 'a part of records.js'));
    expect(loader.state('operations').status).toBe('failed');
    loader.retry('operations');
    await expect(load(loader)).resolves.toMatchObject({ version: '2.0.0' });
  });

  test('built for a newer kernel is skipped before any of its code is requested', async () => {
    const { loader, tried, failures } = loaderOf([published('2.0.0', '1.3'), published('1.0.0')], () => ({ Area }));
    await load(loader);
    expect(tried).toEqual(['1.0.0']);
    expect(failures).toEqual(['2.0.0: contract-incompatible']);
  });

  test('that never answers is abandoned after its deadline', async () => {
    const { loader, failures } = loaderOf([published('2.0.0'), published('1.0.0')], (version) =>
      version === '2.0.0' ? new Promise(() => undefined) : { Area },
    );
    await expect(load(loader)).resolves.toMatchObject({ version: '1.0.0' });
    expect(failures).toEqual(['2.0.0: entry-timeout']);
  });

  test('whose module lacks the component is skipped', async () => {
    const { loader, failures } = loaderOf([published('2.0.0'), published('1.0.0')], (version) =>
      version === '2.0.0' ? {} : { Area },
    );
    await load(loader);
    expect(failures).toEqual(['2.0.0: module-missing']);
  });

  test('that crashes while it is shown is loaded in the version before', async () => {
    const { loader } = loaderOf([published('2.0.0'), published('1.0.0')], () => ({ Area }));
    await load(loader);
    loader.reject('operations', '2.0.0', new RemoteError('render-crashed', 'crash'));
    expect(loader.loaded('operations', './agencies')).toBeUndefined();
    await expect(load(loader)).resolves.toMatchObject({ version: '1.0.0' });
  });

  test('that failed once is not tried again in this browser until the registry changes', async () => {
    const answer = (version: string) => {
      if (version === '2.0.0') throw new Error('boom');
      return { Area };
    };
    const versions = [published('2.0.0'), published('1.0.0')];
    const first = loaderOf(versions, answer);
    await load(first.loader);
    const reloaded = loaderOf(versions, answer, { storage: first.storage });
    await load(reloaded.loader);
    expect(reloaded.tried).toEqual(['1.0.0']);
    expect(reloaded.fallbacks).toEqual([]);
    const changed = loaderOf(versions, answer, { storage: first.storage, revision: 2 });
    await load(changed.loader);
    expect(changed.tried).toEqual(['2.0.0', '1.0.0']);
  });

  test('of which no version works is failed, and works again after a retry', async () => {
    let broken = true;
    const { loader } = loaderOf([published('2.0.0'), published('1.0.0')], () => {
      if (broken) throw new RemoteError('entry-unreachable', 'gone');
      return { Area };
    });
    await expect(load(loader)).rejects.toMatchObject({ reason: 'entry-unreachable' });
    expect(loader.state('operations')).toMatchObject({
      status: 'failed',
      failures: [{ version: '2.0.0' }, { version: '1.0.0' }],
    });
    broken = false;
    loader.retry('operations');
    await expect(load(loader)).resolves.toMatchObject({ version: '2.0.0' });
  });

  test('in the page waits for nothing else, and one without hashes waits for them', async () => {
    const versions = [published('2.0.0'), published('1.0.0')];
    const requests: string[] = [];
    const completing = (remotes: Record<string, PublishedRemote>) => ({
      remotes,
      complete: async (part: string) => {
        requests.push(part);
        Object.assign(remotes, remotesOf(part === 'live' ? versions.slice(0, 1) : versions));
      },
    });
    const broken = { now: false };
    const answer = (version: string) => {
      if (broken.now && version === '2.0.0') throw new Error('boom');
      return { Area };
    };
    const here = loaderOf(versions, answer, completing(remotesOf([published('2.0.0')])));
    await load(here.loader);
    expect(requests).toEqual([]);

    broken.now = true;
    const fallen = loaderOf(versions, answer, completing(remotesOf([published('2.0.0')])));
    await expect(load(fallen.loader)).resolves.toMatchObject({ version: '1.0.0' });
    const elsewhere = loaderOf(
      versions,
      () => ({ Area }),
      completing(remotesOf([{ ...published('2.0.0'), integrity: {} }])),
    );
    await expect(load(elsewhere.loader)).resolves.toMatchObject({ version: '2.0.0' });
    expect(requests).toEqual(['former', 'live']);
  });

  test('whose remaining versions fail to load fails without blaming a version, and works when they load', async () => {
    const remotes = remotesOf([{ ...published('2.0.0'), integrity: {} }]);
    const line = { cut: true };
    const complete = async () => {
      if (line.cut) throw new Error('No line');
      Object.assign(remotes, remotesOf([published('2.0.0')]));
    };
    const { loader, tried, failures } = loaderOf([], () => ({ Area }), { remotes, complete });
    await expect(load(loader)).rejects.toMatchObject({ reason: 'manifest-unreachable' });
    expect([tried, failures, loader.setAside('operations')]).toEqual([[], [], []]);
    line.cut = false;
    loader.retry('operations');
    await expect(load(loader)).resolves.toMatchObject({ version: '2.0.0' });
  });

  test('is noted before its first code runs, and a version rejected at the start of the page is not', async () => {
    const versions = [published('2.0.0'), published('1.0.0')];
    const { loader, started, fallbacks } = loaderOf(versions, () => ({ Area }));
    const loading = load(loader);
    loader.reject('operations', '2.0.0', new RemoteError('render-hung', 'The page before stopped'));
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect([started, fallbacks]).toEqual([['1.0.0'], ['1.0.0']]);
    expect(loader.setAside('operations')).toMatchObject([{ version: '2.0.0', reason: 'render-hung' }]);
  });

  test.each([
    { before: new RemoteError('entry-unreachable', 'remoteEntry.js cannot be loaded'), isOnline: true, works: true },
    { before: new Error('boom'), isOnline: false, works: true },
    { before: new Error('boom'), isOnline: true, works: false },
  ])('that hung before is loaded again if no other version can be: $before, $isOnline', async (given) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(given.isOnline);
    const { loader } = loaderOf([published('2.0.0'), published('1.0.0')], (version) => {
      if (version === '1.0.0') throw given.before;
      return { Area };
    });
    loader.reject('operations', '2.0.0', new RemoteError('render-hung', 'stopped the page before'));
    const loaded = await load(loader).catch(() => undefined);
    expect(loaded !== undefined).toBe(given.works);
    expect(loader.loaded('operations', './agencies')?.version).toBe(given.works ? '2.0.0' : undefined);
    jest.restoreAllMocks();
  });

  test('that is missing in the registry fails by name', async () => {
    const { loader } = loaderOf([published('1.0.0')], () => ({ Area }));
    await expect(loader.load('finance', './exchange', 'Area')).rejects.toMatchObject({ reason: 'not-published' });
  });
});
