import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '@comptoir/remote-registry';
import { RESERVED_PATHS } from '@comptoir/remote-registry/taken-paths';
import { emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const root = path.resolve(import.meta.dirname, '../..');

async function served(): Promise<string[]> {
  const folder = await emptyFolder();
  const addresses: string[] = [];
  const server = Fastify();
  server.addHook('onRoute', ({ url }) => void addresses.push(url));
  await server.register(pageServerPlugin, {
    shell: await builtShell(),
    remotes: folderStore(folder),
    config: DEFAULT_CONFIG,
    health: '/health',
    reasonPages: path.join(root, 'docs/remotes'),
    packages: { built: folder },
  });
  await server.close();
  return addresses;
}

test('paths of page servers and their proxy are closed to remotes', async () => {
  const proxy = await readFile(path.join(root, 'deploy/nginx/locations.inc.template'), 'utf8');
  const proxied = [...proxy.matchAll(/^location (?:= )?(\/\S*)/gm)].map(([, address = '']) => address);
  const first = [...(await served()), ...proxied].map((address) => address.split('/')[1] ?? '');
  // Files in the root have a dot, which paths of areas cannot have.
  const taken = new Set(first.filter((part) => /^[a-z0-9-]+$/.test(part)));
  expect([...taken].toSorted()).toEqual(RESERVED_PATHS.server);
});
