import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { folderStore, publish, Registry } from '@comptoir/remote-registry';
import { AgencyForm } from '../agencies/agency-form';
import { expect, test } from '../fixtures';
import { copyLive } from './broken-version';

test.use({ alone: true });

const BROWSERS = 50;
/** Pause of each browser on a page: without it the 50 starve the publisher in the same process. */
const READING_MS = 1_000;
const VERSIONS = ['9.7.0', '9.7.1', '9.7.2'];

interface PreloadedFile {
  href: string;
  integrity: string;
}

test(
  'publishing while 50 browsers load pages breaks none of them, and an older page finds its later chunks',
  { tag: '@long' },
  async ({ page, product, signInAs }) => {
    test.slow();
    const { remotes } = product.folders;
    await signInAs('OFFICEMANAGER');
    await page.goto('/agencies');
    await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
    const folders = await Promise.all(VERSIONS.map(async (version) => (await copyLive(remotes, version)).folder));
    const publishing = { active: true };
    const loads = Promise.all(
      Array.from({ length: BROWSERS }, async () => {
        const broken = await loadPage(product.url);
        while (publishing.active) {
          await pause(READING_MS);
          broken.push(...(await loadPage(product.url)));
        }
        return broken;
      }),
    );
    for (const folder of folders) await publish(folderStore(remotes), folder, { by: 'e2e' });
    publishing.active = false;
    expect((await loads).flat()).toEqual([]);

    const later = page.waitForRequest(/\/remotes\/operations\/(?!9\.7)[^/]+\/\d+\.[0-9a-f]{8}\.js$/);
    await page.getByRole('link', { name: 'Add agency' }).click();
    await expect(new AgencyForm(page).field('Name')).toBeVisible();
    await later;
  },
);

/** Loads a page and the files it names; returns those that differ from their promised hash. */
async function loadPage(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/agencies`)).text();
  const files = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"[^>]* integrity="([^"]+)"/g)].map(
    ([, href = '', integrity = '']): PreloadedFile => ({ href, integrity }),
  );
  if (!files.some(({ href }) => href.startsWith('/remotes/'))) return [`No remote in ${html.slice(0, 200)}`];
  const checked = [...files, ...laterFiles(html)].map(async ({ href, integrity }) => {
    const answer = await fetch(url + href);
    const [algorithm = ''] = integrity.split('-');
    const hash = createHash(algorithm).update(Buffer.from(await answer.arrayBuffer()));
    return answer.ok && `${algorithm}-${hash.digest('base64')}` === integrity ? [] : [`${href}: ${answer.status}`];
  });
  return (await Promise.all(checked)).flat();
}

/** Chunks of operations that a page may load later, most of them after the next publication. */
function laterFiles(html: string): PreloadedFile[] {
  const [, registry = ''] = /id="comptoir-registry">([^<]*)</.exec(html) ?? [];
  const operations = Registry.parse(JSON.parse(registry)).remotes['operations'];
  const live = operations?.versions.find(({ version }) => version === operations.live);
  return Object.entries(live?.integrity ?? {})
    .filter(([file]) => /^\d+\..*\.js$/.test(file))
    .map(([file, integrity]) => ({ href: `/remotes/operations/${live?.version}/${file}`, integrity }));
}
