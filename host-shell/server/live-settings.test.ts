import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { folderStore } from '@comptoir/remote-registry';
import { emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import type { ApiCall } from './api-call';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

let stored: RemoteSettings[];
const callApi: ApiCall = async (path) => ({ status: path === '/api/remote-settings' ? 200 : 403, body: stored });

async function pageWith(keptFiles: string, call: ApiCall, isDone: (page: string) => boolean): Promise<string> {
  const server = Fastify();
  const options = { shell: await builtShell(), remotes: folderStore(await emptyFolder()), config: DEFAULT_CONFIG };
  await server.register(pageServerPlugin, { ...options, keptFiles, callApi: call });
  await server.ready();
  let page = '';
  for (let tries = 0; tries < 200 && !isDone(page); tries += 1) {
    page = (await server.inject({ url: '/anything' })).body;
    if (!isDone(page)) await pause(10);
  }
  await server.close();
  return page;
}

test('pages carry stored settings by place, also after a restart while the API is away', async () => {
  const keptFiles = await emptyFolder();
  stored = [
    { remote: 'fleet', values: { greeting: '</script>' } },
    { remote: 'fleet', countryCode: 'DZ', values: { rows: 40 } },
  ];
  const text = '{"fleet":{"":{"greeting":"\\u003c/script>"},"DZ":{"rows":40}}}';
  const element = `<script type="application/json" id="comptoir-settings">${text}</script>`;
  const hasSettings = (page: string) => page.includes('comptoir-settings');
  expect(await pageWith(keptFiles, callApi, hasSettings)).toContain(element);
  const away: ApiCall = () => Promise.reject(new Error('away'));
  expect(await pageWith(keptFiles, away, hasSettings)).toContain(element);
});

test('a page without stored settings has no element for them', async () => {
  stored = [];
  expect(await pageWith(await emptyFolder(), callApi, (page) => page !== '')).not.toContain('comptoir-settings');
});
