import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { buildForeignHost } from './build-foreign-host';
import { hostFiles } from './file-host';
import { liveRemotes } from './live-remotes';

test('a foreign host on another origin shows an area of a remote, known by its manifest alone', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.expect(/\/api\//);
  const remote = liveRemotes().find(({ name }) => name === 'administration');
  const area = remote?.descriptor.areas.find(({ needs }) => needs === 'nothing');
  if (!remote || !area) throw new Error('Administration has no area that needs nothing');
  const folder = await buildForeignHost(remote.descriptor.shared);
  const host = await hostFiles(folder);
  try {
    const description = {
      name: 'comptoir_administration',
      manifest: `${product.url}/remotes/${remote.name}/${remote.descriptor.version}/mf-manifest.json`,
      module: area.module.replace('./', ''),
    };
    await writeFile(path.join(folder, 'host.html'), hostPage(description));
    await page.goto(`${host.url}host.html`);
    await expect(page.getByRole('heading', { level: 1, name: area.title.en })).toBeVisible();
    // Pending loads finish before the host stops.
    await page.waitForLoadState('networkidle');
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});

test('another origin loads our remotes through their manifest: it may read the manifest and its files', async ({
  product,
  request,
}) => {
  const registry = await (await request.get(`${product.url}/registry.json`)).json();
  for (const [name, { live }] of Object.entries<{ live: string }>(registry.remotes)) {
    const answer = await request.get(`${product.url}/remotes/${name}/${live}/mf-manifest.json`);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ metaData: { globalName: `comptoir_${name}`, publicPath: 'auto' } });
    expect(manifest.exposes.length).toBeGreaterThan(0);
  }
});

function hostPage(description: object): string {
  return `<!doctype html><html lang="en"><head><title>Another host</title><link rel="icon" href="data:,">
<script type="application/json" id="remote">${JSON.stringify(description)}</script>
<script defer src="/index.js"></script></head><body><div id="root"></div></body></html>`;
}
