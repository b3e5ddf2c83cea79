import { webcrypto } from 'node:crypto';
import type { Registry } from '@comptoir/remote-registry/registry';
import { MODULE_CHECKS } from '../page-elements';
import { offerModuleHashes } from './module-hashes';

const HASH = `sha384-${'A'.repeat(64)}`;

function registryOf(format: { format: 'module' } | object): Registry {
  const descriptor = { schema: 1 as const, name: 'rates', version: '1.0.0', kernel: '1.5' };
  const version = {
    version: '1.0.0',
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    descriptor: { ...descriptor, areas: [], navigation: [], widgets: [], shared: {} },
    integrity: { 'remoteEntry.js': HASH, 'style.css': HASH },
    publishedAt: '2026-11-22T10:00:00Z',
    publishedBy: 'rates-team',
    ...format,
  };
  return { schema: 1, revision: 1, remotes: { rates: { live: '1.0.0', versions: [version] } } };
}

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  globalThis.fetch = async () => new Response('export {};\n');
});

afterEach(() => {
  document.head.replaceChildren();
});

test('gives the page the hash of each module of a remote, and two to test the browser', async () => {
  await offerModuleHashes(registryOf({ format: 'module' }));
  const map: { integrity: Readonly<Record<string, string>> } = JSON.parse(
    document.querySelector('script[type="importmap"]')?.textContent ?? '{}',
  );
  const { [MODULE_CHECKS.page.right]: right, [MODULE_CHECKS.page.wrong]: wrong, ...modules } = map.integrity;
  expect(modules).toEqual({ '/remotes/rates/1.0.0/remoteEntry.js': HASH });
  expect(right).toMatch(/^sha384-/);
  expect(wrong).not.toBe(right);
});

test('adds nothing to a page whose remotes are scripts', async () => {
  await offerModuleHashes(registryOf({}));
  expect(document.querySelector('script')).toBeNull();
});
