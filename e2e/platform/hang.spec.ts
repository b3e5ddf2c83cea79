import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { toastOf } from '../fixtures/toast';
import { publishDamaged } from './broken-version';
import { FURTHER_PART, hangingArea, hangingWidget, hangs } from './damages';

/** Longer than the silence after which a mark proves a hang, in milliseconds. */
const SILENCE_MS = 5500;

// Publishes higher versions than other tests.
test.use({ alone: true });

test('the page after a hang shows the version before, of a widget and of an area that stops in a handler', async ({
  page,
  context,
  product,
  signInAs,
  request,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.expect(/operations/);
  const { remotes } = product.folders;
  await signInAs('OFFICEMANAGER');
  await publishDamaged(remotes, '9.8.0', hangingWidget);
  await page.goto('/', { waitUntil: 'commit' });
  await hung(page);
  await page.close();

  const next = await context.newPage();
  await next.goto(product.url);
  await expect(next.getByRole('region', { name: 'To do' }).getByRole('link').first()).toBeVisible();
  await expect(toastOf(next)).toContainText('An earlier version is shown');

  await publishDamaged(remotes, '9.8.1', hangingArea);
  await next.goto(`${product.url}/agencies`);
  await expect(next.getByRole('table', { name: 'Agencies' })).toBeVisible();
  await expect
    .poll(() => next.evaluate(() => performance.getEntriesByName(`${location.origin}/hang-watch.js`).length), {
      timeout: 20_000,
    })
    .toBe(1);
  await next.evaluate((part) => void setTimeout(() => dispatchEvent(new Event(part)), 1500), FURTHER_PART);
  const superadmin = await Api.signIn(request, product.url, 'SUPERADMIN');
  const reported = async () => {
    const answer = await request.get(`${product.url}/api/remote-failures`, {
      headers: { authorization: `Bearer ${superadmin.token}` },
    });
    const failures: RemoteFailure[] = await answer.json();
    return failures.map(({ version, reason }) => `${version} ${reason}`);
  };
  await expect.poll(reported, { timeout: 30_000 }).toContain('9.8.1 render-hung');
  await next.close();

  const last = await context.newPage();
  await last.goto(`${product.url}/agencies`);
  await expect(last.getByRole('table', { name: 'Agencies' })).toBeVisible();
  await expect(toastOf(last)).toContainText('An earlier version is shown');
  expect(await reported()).toContain('9.8.0 render-hung');
});

for (const [number, [place, damage]] of Object.entries(hangs).entries()) {
  const title = `an area that hangs in ${place} is replaced at the next load of each person, and for everyone`;
  // A hang takes a whole core from other tests.
  test(
    title,
    { tag: number === 0 ? [] : ['@long'] },
    async ({ page, context, product, signInAs, request, pageErrors }) => {
      test.setTimeout(120_000);
      pageErrors.expect(/operations/);
      const version = `9.9.${number}`;
      await publishDamaged(product.folders.remotes, version, damage);
      const pageOfOthers = async () => (await request.get(`${product.url}/agencies`)).text();
      await expect.poll(pageOfOthers).toContain(version);
      await signInAs('OFFICEMANAGER');
      const startedAt = Date.now();
      await page.goto('/agencies', { waitUntil: 'commit' });
      await hung(page);
      await page.close();
      const next = await context.newPage();
      const report = next.waitForRequest(/\/api\/remote-reports$/);
      await next.goto(`${product.url}/agencies`);
      await expect(next.getByRole('table', { name: 'Agencies' })).toBeVisible();
      const { failures } = (await report).postDataJSON();
      expect(failures).toMatchObject([{ remote: 'operations', version, reason: 'render-hung' }]);
      // Two others have the same.
      for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
        await (await Api.signIn(request, product.url, role)).post('/remote-reports', { failures });
      }
      await expect.poll(pageOfOthers, { timeout: 30_000 }).not.toContain(version);
      expect(Date.now() - startedAt).toBeLessThan(60_000);
    },
  );
}

/** Waits until the page does not answer, and has been silent for as long as a hang must be. */
async function hung(page: Page): Promise<void> {
  const hasMark = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('comptoir.running')));
  // A page that hangs answers no more.
  await expect.poll(() => Promise.race([hasMark().catch(() => false), pause(2000).then(() => 'hangs')])).toBe('hangs');
  await pause(SILENCE_MS);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
