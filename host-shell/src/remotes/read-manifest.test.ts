import { DEFAULT_CONFIG } from '../runtime-config';
import type { PageData } from '../page-data';
import { readManifest } from './read-manifest';

const url = 'http://localhost/remotes/operations/2.0.0/mf-manifest.json';
const manifest = {
  metaData: {
    globalName: 'comptoir_operations',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' as const },
  },
  exposes: [],
};

function page(changes: Partial<PageData> = {}): PageData {
  return {
    registry: { schema: 1, revision: 1, remotes: {} },
    config: DEFAULT_CONFIG,
    manifests: new Map(),
    integrity: new Map([[url, 'sha384-any']]),
    ...changes,
  };
}

function answering(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

afterEach(() => jest.restoreAllMocks());

test('a manifest in the page is not requested', async () => {
  const fetched = answering(async () => Response.json({}));
  await expect(readManifest(url, page({ manifests: new Map([[url, manifest]]) }))).resolves.toBe(manifest);
  expect(fetched).not.toHaveBeenCalled();
});

test('another one is fetched with the hash of the registry', async () => {
  const fetched = answering(async () => Response.json(manifest));
  await expect(readManifest(url, page())).resolves.toEqual(manifest);
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ integrity: 'sha384-any' }));
});

test.each([
  ['has no hash', page({ integrity: new Map() }), async () => Response.json(manifest), 'integrity-missing'],
  ['is no JSON', page(), async () => new Response('<!doctype html>'), 'manifest-invalid'],
  ['names no entry', page(), async () => Response.json({ metaData: {}, exposes: [] }), 'manifest-invalid'],
  [
    'gives no answer in time',
    page(),
    async () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
    'manifest-timeout',
  ],
])('one that %s cannot be used', async (_name, data, answer, reason) => {
  answering(answer);
  await expect(readManifest(url, data)).rejects.toMatchObject({ reason });
});
