import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { framesWhile } from '@comptoir/bench/frames';
import { measureList, type ListFigures, type LongList } from '@comptoir/bench/long-list';
import { measurePage, type PageFigures } from '@comptoir/bench/long-list/page';
import { buildBareList } from '@comptoir/bench/long-list/bare';
import { median } from '@comptoir/bench/median';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { publishedRemotes } from '../product/published-remotes';
import { Product } from '../product/product';

const ROWS = Number(process.env['ROWS'] ?? 50_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const LONG_FRAME_MS = 50;
const SORTED_WITHIN_MS = 30_000;
const FILLED_WITHIN_MS = 300_000;

test('a very long list beside the same answer in a bare list, and the dashboard of its office', async ({
  browser,
  request,
}) => {
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
  // Alternates, so that a busy moment of the machine does not distort one of them only.
  for (let round = 0; round < ROUNDS; round++) {
    figures.ours.push(await measure(browser, ours, { token, selection, script }));
    figures.bare.push(await measure(browser, bare, { token, selection, script }));
  }
  const sorting = await framesWhileSorting(browser, ours, { token, selection });
  const dashboard = await dashboards(browser, product, { token, selection });
  await product.stop();
  for (const name of ['heap', 'elements', 'blocking', 'longestTask'] as const) {
    process.stdout.write(
      `dashboard of that office, ${name}: ${median(dashboard.map((each) => each[name])).toFixed(1)}\n`,
    );
  }
  process.stdout.write(`longest frame while sorting: ${Math.max(...sorting).toFixed(1)} ms, `);
  process.stdout.write(`over 50 ms: ${sorting.filter((frame) => frame > LONG_FRAME_MS).length}\n`);
  for (const name of ['firstRow', 'heap', 'longestFrame', 'medianFrame'] as const) {
    const mine = median(figures.ours.map((each) => each[name]));
    const least = median(figures.bare.map((each) => each[name]));
    process.stdout.write(`${name}: ${mine.toFixed(1)}, bare ${least.toFixed(1)}, ratio ${(mine / least).toFixed(2)}\n`);
  }
});

const Offices = z.array(z.object({ id: z.string(), name: z.string(), countryCode: z.string() }));

async function officeNamed(api: Api, wanted: string) {
  const office = Offices.parse(await api.get('/offices')).find(({ name }) => name === wanted);
  if (!office) throw new Error(`There is no office ${wanted}`);
  return office;
}

/** Duration of each frame while all rows are sorted in other orders, in milliseconds. */
async function framesWhileSorting(
  browser: Browser,
  { address, row }: LongList,
  { token, selection }: { token: string; selection: string },
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await beginWith(page, { userToken: token, dashboard: selection });
  await page.goto(address);
  const first = page.locator(row).nth(1);
  const headings = page.getByRole('columnheader').getByRole('button');
  const frames: number[] = [];
  // The headings become buttons once all rows have arrived.
  await headings.first().waitFor();
  for (const heading of [1, 0, 0, 1]) {
    const before = await first.innerText();
    const sort = async () => {
      await headings.nth(heading).click();
      await expect(first).not.toHaveText(before, { useInnerText: true, timeout: SORTED_WITHIN_MS });
    };
    frames.push(...(await framesWhile(page, sort)));
  }
  await context.close();
  return frames;
}

/** The dashboard of the same office, in browsers with an empty cache. */
async function dashboards(
  browser: Browser,
  { url }: Product,
  { token, selection }: { token: string; selection: string },
): Promise<PageFigures[]> {
  const chart = (page: Page) =>
    page.getByRole('region', { name: 'Collections per day, last 30 days' }).getByRole('slider');
  const figures: PageFigures[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await beginWith(page, { userToken: token, dashboard: selection });
    figures.push(await measurePage(page, `${url}/`, chart));
    await context.close();
  }
  return figures;
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
