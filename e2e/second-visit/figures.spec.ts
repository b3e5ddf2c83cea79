import { median } from '@comptoir/bench/median';
import { measureVisit, type Visit } from '@comptoir/bench/second-visit';
import type { Browser, BrowserContext } from '@playwright/test';
import { Api } from '../fixtures/api';
import type { Product } from '../product/product';
import { Front } from './front';
import { expect, test, untilStored } from './second-visit';

const RUNS = 5;
const SLOW_MS = 1000;

test('loading time of a second visit', async ({ browser, product }) => {
  test.setTimeout(300_000);
  const first: Visit[] = [];
  const second: Visit[] = [];
  const slow: Visit[] = [];
  let scripts = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const front = await Front.before(product.url);
    const context = await signedIn(browser, product, front);
    first.push(await measureVisit(context, `${front.url}/agencies`));
    await keep(context, front);
    front.requested.length = 0;
    second.push(await measureVisit(context, `${front.url}/agencies`));
    front.pageDelay = SLOW_MS;
    slow.push(await measureVisit(context, `${front.url}/agencies`));
    scripts += front.requested.filter((path) => path.endsWith('.js') && path !== '/service-worker.js').length;
    await context.close();
    await front.close();
  }
  print('first visit', first);
  print('second visit', second);
  print(`second visit, the page ${SLOW_MS} ms late`, slow);
  process.stdout.write(`scripts over the wire in ${2 * RUNS} second visits: ${scripts}\n`);
  expect(scripts).toBe(0);
});

async function signedIn(browser: Browser, product: Product, front: Front): Promise<BrowserContext> {
  const context = await browser.newContext();
  const { token } = await Api.signIn(context.request, product.url, 'OFFICEMANAGER');
  const origins = [{ origin: front.url, localStorage: [{ name: 'userToken', value: token }] }];
  await context.close();
  return browser.newContext({ storageState: { cookies: [], origins } });
}

async function keep(context: BrowserContext, { url }: Front): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/agencies`);
  await untilStored(page, '/agencies');
  await page.close();
}

function print(what: string, visits: readonly Visit[]): void {
  const of = (part: keyof Visit) => median(visits.map((visit) => visit[part])).toFixed(0);
  process.stdout.write(`${what}: frame after ${of('frame')} ms, rows after ${of('rows')} ms\n`);
}
