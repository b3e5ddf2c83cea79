import type { Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import type { Product } from '../product/product';
import type { Front } from './front';
import { UNREACHABLE, expect, test } from './second-visit';

test('offline, an opened list is shown with its time, to its person only, until the server is back', async ({
  page,
  front,
  product,
  visit,
  pageErrors,
}) => {
  pageErrors.expect(UNREACHABLE);
  await visit('OFFICEMANAGER', '/agencies');
  const rows = page.getByRole('table', { name: 'Agencies' }).getByRole('row');
  const row = (await rows.nth(1).textContent()) ?? '';
  const first = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  expect(first).not.toBe('');
  await expect.poll(() => cachedQueries(page)).toContainEqual(expect.stringContaining('listAgencies'));
  await front.close();
  await test.step('a page that was not open comes from the same set', async () => {
    await page.goto(`${front.url}/dashboard-of-nobody`);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Agencies' })).toBeVisible();
  });
  await test.step('the opened page comes with its rows', async () => {
    await page.goBack();
    await page.reload();
    await expect(page.getByText('The server cannot be reached', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
    await expect(rows.nth(1)).toHaveText(row);
    await expect(page.getByText(/Data as of .*\d\d:\d\d/)).toBeVisible();
  });
  await front.open();
  await expect(page.getByText('The server cannot be reached', { exact: true })).toBeHidden();
  await expect(rows.nth(1)).toHaveText(row);
  await expect(page.getByText('Data as of')).toHaveCount(0);

  await test.step('another person does not see the rows, and online they are gone', async () => {
    await takePlace(page, front, product, first);
  });
});

/** Another person of the same office replaces the first one without a sign-out. */
async function takePlace(page: Page, front: Front, product: Product, first: string): Promise<void> {
  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  const office = await (await Api.signIn(page.request, product.url, 'OFFICEMANAGER')).office('DZ');
  await page.goto('about:blank');
  await front.close();
  await page.addInitScript(
    ({ token: next, selectedOfficeId }) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('userToken', next);
      localStorage.setItem('dashboard', JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId }));
    },
    { token, selectedOfficeId: office.id },
  );
  await page.goto(`${front.url}/agencies`);
  await expect(page.getByText('The server cannot be reached', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.textContent?.includes('Data as of'))).toBe(false);

  await front.open();
  await expect(page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
  const people = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('comptoir-answers')));
  await expect.poll(people, { timeout: 30_000 }).toEqual([`comptoir-answers sealed ${subjectOf(token)}`]);
}

/** Query keys of the stored answers, which only the key of their person reads. */
function cachedQueries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const own = (await caches.keys()).find((name) => name.startsWith('comptoir-answers sealed '));
    if (own === undefined) return [];
    const keys = await new Promise<CryptoKey[]>((resolve, reject) => {
      const opening = indexedDB.open('comptoir-keys');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')));
      opening.addEventListener('success', () => {
        const reading: IDBRequest<CryptoKey[]> = opening.result.transaction('keys').objectStore('keys').getAll();
        reading.addEventListener('success', () => resolve(reading.result));
        opening.result.close();
      });
    });
    const [key] = keys;
    const cache = await caches.open(own);
    const texts = (await cache.keys()).map(async (request) => {
      const sealed = await (await cache.match(request))?.arrayBuffer();
      if (!key || !sealed) return '';
      const algorithm = { name: 'AES-GCM', iv: sealed.slice(0, 12) };
      return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed.slice(12)));
    });
    return Promise.all(texts);
  });
}

function subjectOf(token: string): string {
  const { sub }: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return sub;
}
