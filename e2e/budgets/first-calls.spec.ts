import { watchRequests } from '@comptoir/bench/watch-requests';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { everyPage } from '../fixtures/every-page';

const LISTS: Readonly<Record<string, number>> = {
  '/exchange': 2,
  '/money-book': 2,
  '/cash': 2,
  '/suppliers': 1,
  '/collection-schedules': 1,
  '/collectors': 1,
  '/agencies?search=e': 1,
  '/manage-offices': 1,
  '/manage-admins': 2,
  '/security-events': 2,
  '/settings': 1,
};

test('the data of every area and of the dashboard is fetched with its code, and nothing twice', async ({
  browser,
  request,
  product,
}) => {
  test.setTimeout(120_000);
  const pages = await everyPage(request, product);
  const admin = await Api.signIn(request, product.url, 'ADMIN');
  // Jobs of the start change data.
  await expect.poll(() => waitingJobs(product.url), { timeout: 20_000 }).toBe(0);
  // The first listener receives recent changes and reads the affected data again.
  await readUntilChange(product.url, admin);
  const records = pages.records.addresses.filter((address) => /^\/(agencies|exchange)\//.test(address));
  const people = [
    { ...pages.lists, begun: { ...LISTS, ...Object.fromEntries(records.map((address) => [address, 1])) } },
    { ...pages.lists, begun: { '/': 3 } },
    { ...pages['a country'], begun: { '/': 2, '/?level=3': 0 } },
    { ...pages['nothing chosen'], begun: { '/': 2 } },
    { ...pages['a manager'], begun: { '/': 3 } },
    { begin: { userToken: admin.token }, begun: { '/': 2 } },
    { ...pages['a collector'], begun: { '/my-day': 1 } },
  ];
  for (const { begin = {}, begun } of people) {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await beginWith(page, begin);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const requests = await watchRequests(session);
    for (const [address, calls] of Object.entries(begun)) {
      await page.goto('about:blank');
      const before = requests().length;
      await page.goto(address);
      await page.waitForFunction(() => Reflect.get(window, 'comptoirFirstAnswers')?.size === 0);
      const sent = requests()
        .slice(before)
        .filter(({ url }) => url.includes('/api/'));
      const withPage = sent
        .filter(({ waitsFor }) => waitsFor.every((url) => url === product.url + address))
        .map(({ url }) => sorted(url));
      const again = sent.map(({ url }) => sorted(url)).filter((url) => withPage.includes(url));
      expect.soft(withPage.length, `${address} begins with its calls`).toBe(calls);
      expect.soft(again, `${address} asks for them once`).toEqual(withPage);
    }
    await context.close();
  }
});

async function waitingJobs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const waiting = Array.from(metrics.matchAll(/^comptoir_jobs_waiting\{.*\} (\d+)$/gm), ([, count]) => Number(count));
  expect(waiting).not.toEqual([]);
  return waiting.reduce((sum, count) => sum + count, 0);
}

/** Changes data while listening and waits for the event, so that earlier writes are not delivered later. */
async function readUntilChange(url: string, api: Api): Promise<void> {
  const { body } = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${api.token}` } });
  if (!body) throw new Error('The page opened no event stream');
  await api.createSupplier((await api.office('DZ')).id);
  let received = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    received += text;
    if (received.includes('suppliers')) return;
  }
  throw new Error('The stream ended before the change event');
}

function sorted(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}
