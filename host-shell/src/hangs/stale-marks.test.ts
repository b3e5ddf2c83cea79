import type { PublishedVersion } from '@comptoir/remote-registry/registry';
import type { SetAside } from '../remotes/quarantine';
import { RUNNING } from '../remotes/running';
import { judgeStaleMarks } from './stale-marks';

const NOW = 1_800_000_000_000;

function published(version: string, publishedAt: string): PublishedVersion {
  return {
    version,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    integrity: {},
    publishedAt,
    publishedBy: 'a test',
    descriptor: {
      schema: 1,
      name: 'fleet',
      version,
      kernel: '1.0',
      areas: [],
      navigation: [],
      widgets: [],
      shared: {},
    },
  };
}

const registry = () => ({
  remotes: {
    fleet: { live: '2.0.0', versions: [published('2.0.0', '2026-11-20T00:00:00Z')] },
    finance: { live: '1.0.0', versions: [published('1.0.0', '2026-11-10T00:00:00Z')] },
  },
});

interface Left {
  /** Seconds since the last heartbeat. */
  silent: number;
  /** Seconds of the page at its last heartbeat. */
  age: number;
  suspects: readonly string[];
}

/** A browser whose pages leave marks. */
function browser({ hasFormer = true, addressed }: { hasFormer?: boolean; addressed?: string } = {}) {
  const aside: (SetAside & { remote: string })[] = [];
  return {
    /** Opens a page after one that left its mark. */
    open: async (left?: Left): Promise<{ rejected: string[]; notices: number }> => {
      if (left) {
        const mark = [NOW - left.silent * 1000, left.age * 1000, ...left.suspects];
        localStorage.setItem(`${RUNNING}1`, mark.join());
      }
      const known = registry();
      const rejected: string[] = [];
      let notices = 0;
      await judgeStaleMarks({
        loader: {
          setAside: (remote) => aside.filter((each) => each.remote === remote),
          reject: (remote, version, cause) => {
            const reason = String(Reflect.get(Object(cause), 'reason'));
            rejected.push(`${remote} ${version}: ${reason}`);
            if (reason === 'render-hung') aside.push({ remote, version, reason, at: '' });
          },
        },
        registry: known,
        addressed,
        storage: localStorage,
        now: NOW,
        complete: async () => {
          if (hasFormer) known.remotes.fleet.versions.push(published('1.0.0', '2026-11-01T00:00:00Z'));
        },
        onFallback: () => {
          notices += 1;
        },
      });
      return { rejected, notices };
    },
  };
}

beforeEach(() => localStorage.clear());

const fleet = ['fleet 2.0.0'];

test('a version that stopped a page at its start is set aside and reported in the next page', async () => {
  const { rejected } = await browser().open({ silent: 6, age: 1, suspects: fleet });
  expect(rejected).toEqual(['fleet 2.0.0: render-hung']);
});

test('after a later silence it is left out of one page with a notice, and set aside the second time', async () => {
  const { open } = browser();
  const later: Left = { silent: 90, age: 600, suspects: fleet };
  expect(await open(later)).toEqual({ rejected: ['fleet 2.0.0: quarantined'], notices: 1 });
  expect(await open()).toEqual({ rejected: [], notices: 0 });
  expect((await open(later)).rejected).toEqual(['fleet 2.0.0: render-hung']);
});

test('a page that still runs in another window, or that a slow phone closed, is no hang', async () => {
  const { open } = browser();
  expect((await open({ silent: 1, age: 600, suspects: fleet })).rejected).toEqual([]);
  localStorage.clear();
  expect((await open({ silent: 4, age: 2, suspects: fleet })).rejected).toEqual(['fleet 2.0.0: quarantined']);
});

test('without an earlier version the area of the address is tried again, and the dashboard is shown without it', async () => {
  const later: Left = { silent: 90, age: 600, suspects: fleet };
  const { open } = browser({ hasFormer: false, addressed: 'fleet' });
  expect((await open(later)).rejected).toEqual([]);
  // As after an empty battery, also twice.
  for (const age of [1, 2]) expect((await open({ silent: 90, age, suspects: fleet })).rejected).toEqual([]);
  const { rejected, notices } = await browser({ hasFormer: false }).open(later);
  expect([rejected, notices]).toEqual([['fleet 2.0.0: quarantined'], 0]);
});

test('of several versions the latest published is blamed first, and cleared when the page stops again', async () => {
  const { open } = browser();
  const both: Left = { silent: 8, age: 3, suspects: ['finance 1.0.0', 'fleet 2.0.0'] };
  expect((await open(both)).rejected).toEqual(['fleet 2.0.0: render-hung']);
  expect((await open(both)).rejected).toEqual(['finance 1.0.0: render-hung']);
});

test.each(['', 'null', '{"a":1}', '1,2,elsewhere 1.0.0'])('a broken mark %s is dropped', async (text) => {
  localStorage.setItem(`${RUNNING}1`, text);
  expect((await browser().open()).rejected).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
