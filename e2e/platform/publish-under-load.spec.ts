import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures';
import { publishDamaged } from './broken-version';

test.use({ alone: true });

const BROWSERS = 50;
const VERSIONS = ['9.3.0', '9.3.1', '9.3.2', '9.3.3', '9.3.4'];

interface PreloadedFile {
  href: string;
  integrity: string;
}

test('publishing while 50 browsers load pages breaks none of them', async ({ product }) => {
  const { remotes } = product.folders;
  const publishing = { active: true };
  const loads = Promise.all(
    Array.from({ length: BROWSERS }, async () => {
      const broken = await loadPage(product.url);
      while (publishing.active) broken.push(...(await loadPage(product.url)));
      return broken;
    }),
  );
  for (const version of VERSIONS) await publishDamaged(remotes, version);
  publishing.active = false;
  expect((await loads).flat()).toEqual([]);
});

/** Loads a page and what it names, as a browser does; answers what was not the file that the page promised. */
async function loadPage(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/agencies`)).text();
  const files = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"[^>]* integrity="([^"]+)"/g)].map(
    ([, href = '', integrity = '']): PreloadedFile => ({ href, integrity }),
  );
  if (!files.some(({ href }) => href.startsWith('/remotes/'))) return [`No remote in ${html.slice(0, 200)}`];
  const checked = files.map(async ({ href, integrity }) => {
    const answer = await fetch(url + href);
    const hash = createHash('sha384').update(Buffer.from(await answer.arrayBuffer()));
    return answer.ok && `sha384-${hash.digest('base64')}` === integrity ? [] : [`${href}: ${answer.status}`];
  });
  return (await Promise.all(checked)).flat();
}
