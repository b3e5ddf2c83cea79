import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureList, type ListFigures, type LongList } from '@comptoir/bench/long-list';
import { buildBareList } from '@comptoir/bench/long-list/bare';
import type { Browser } from '@playwright/test';
import { test } from '../fixtures';
import { Api } from '../fixtures/api';
import { publishedRemotes } from '../product/folders';
import { Product } from '../product/product';

const ROWS = 50_000;
const ROUNDS = 5;

test('50,000 agencies, beside the same answer in a bare list', async ({ browser, request }) => {
  test.setTimeout(600_000);
  const data = await mkdtemp(path.join(tmpdir(), 'comptoir-long-list-'));
  const product = await Product.start({ data, remotes: publishedRemotes }, { DEMO_SCALE: String(ROWS) });
  const { token } = await Api.signIn(request, product.url, 'OFFICEMANAGER');
  const query = new URLSearchParams({ page: '1', limit: String(ROWS) });
  const ours: LongList = {
    address: `${product.url}/agencies`,
    row: '[role=row]',
    scroller: '[role=region]:has(> [role=table])',
    height: ROWS * 30,
  };
  const bare: LongList = {
    address: `${product.url}/bare-list?${new URLSearchParams({ token, query: query.toString() }).toString()}`,
    row: '[data-row]',
    scroller: '[data-scroll]',
    height: ROWS * 30,
  };
  const script = await buildBareList();
  const figures: Record<'ours' | 'bare', ListFigures[]> = { ours: [], bare: [] };
  // By turns, so that a busy moment of the machine does not meet one of them only.
  for (let round = 0; round < ROUNDS; round++) {
    figures.ours.push(await measure(browser, ours, { token, script }));
    figures.bare.push(await measure(browser, bare, { token, script }));
  }
  await product.stop();
  for (const name of ['firstRow', 'heap', 'longestFrame', 'medianFrame'] as const) {
    const [mine, least] = [median(figures.ours, name), median(figures.bare, name)];
    process.stdout.write(`${name}: ${mine.toFixed(1)}, bare ${least.toFixed(1)}, ratio ${(mine / least).toFixed(2)}\n`);
  }
});

async function measure(
  browser: Browser,
  list: LongList,
  { token, script }: { token: string; script: string },
): Promise<ListFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((userToken) => localStorage.setItem('userToken', userToken), token);
  await page.route('**/bare-list?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body><script>${script}</script></body>` }),
  );
  try {
    return await measureList(page, list);
  } finally {
    await context.close();
  }
}

function median(all: readonly ListFigures[], name: keyof ListFigures): number {
  const sorted = all.map((figures) => figures[name]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
