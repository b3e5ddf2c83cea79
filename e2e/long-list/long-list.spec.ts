import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureList, type ListFigures, type LongList } from '@comptoir/bench/long-list';
import { buildBareList } from '@comptoir/bench/long-list/bare';
import { median } from '@comptoir/bench/median';
import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';
import { test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { publishedRemotes } from '../product/folders';
import { Product } from '../product/product';

const ROWS = 50_000;
const ROUNDS = 5;
/** Until the agencies and their collections are written. */
const FILLED_WITHIN_MS = 300_000;

test('50,000 agencies, beside the same answer in a bare list', async ({ browser, request }) => {
  test.setTimeout(600_000);
  const data = await mkdtemp(path.join(tmpdir(), 'comptoir-long-list-'));
  const product = await Product.start(
    { data, remotes: publishedRemotes },
    { DEMO_SCALE: String(ROWS) },
    FILLED_WITHIN_MS,
  );
  const api = await Api.signIn(request, product.url, 'SUPERADMIN');
  const { token } = api;
  const { id, countryCode } = await officeNamed(api, 'Grand Alger');
  const selection = JSON.stringify({ selectedCountryCode: countryCode, selectedOfficeId: id });
  const query = new URLSearchParams({ page: '1', limit: String(ROWS), countryCode, officeId: id });
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
    figures.ours.push(await measure(browser, ours, { token, selection, script }));
    figures.bare.push(await measure(browser, bare, { token, selection, script }));
  }
  await product.stop();
  for (const name of ['firstRow', 'heap', 'longestFrame', 'medianFrame'] as const) {
    const mine = median(figures.ours.map((each) => each[name]));
    const least = median(figures.bare.map((each) => each[name]));
    process.stdout.write(`${name}: ${mine.toFixed(1)}, bare ${least.toFixed(1)}, ratio ${(mine / least).toFixed(2)}\n`);
  }
});

const Offices = z.array(z.object({ id: z.string(), name: z.string(), countryCode: z.string() }));

/** The office that the demo data of a large scale fills. */
async function officeNamed(api: Api, wanted: string) {
  const office = Offices.parse(await api.get('/offices')).find(({ name }) => name === wanted);
  if (!office) throw new Error(`There is no office ${wanted}`);
  return office;
}

async function measure(
  browser: Browser,
  list: LongList,
  { token, selection, script }: { token: string; selection: string; script: string },
): Promise<ListFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await beginWith(page, { userToken: token, dashboard: selection });
  await page.route('**/bare-list?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body><script>${script}</script></body>` }),
  );
  try {
    return await measureList(page, list);
  } finally {
    await context.close();
  }
}
