import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';

/** More rows than a screen shows, so that reading the whole list again would exceed the limit. */
const AGENCIES = 60;
/** Limit of bytes received for one changed row. */
const LIMIT_BYTES = 2_000;
const PHONE = '+44 20 7946 0958';

test('a long list receives only the row that a colleague changed, and keeps its scroll position', async ({
  page,
  signInAs,
  openOffice,
}) => {
  const office = await openOffice();
  const agencies = await Promise.all(Array.from({ length: AGENCIES }, () => office.api.createAgency(office.id)));
  const [last] = agencies.toSorted((one, other) => other.name.localeCompare(one.name));
  await signInAs('SUPERADMIN', office.selection);
  const [fullReads, changes]: [Request[], Request[]] = [[], []];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/agencies' && !url.searchParams.has('since')) fullReads.push(request);
  });
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).searchParams.has('since')) changes.push(request);
  });
  await page.goto('/agencies');
  const list = page.getByRole('region', { name: 'Agencies' });
  const row = page.getByRole('table', { name: 'Agencies' }).getByRole('row', { name: last?.name ?? '' });
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(row).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  const before = fullReads.length;

  await expect(async () => {
    // A change before the page listens is not delivered.
    await office.api.patch(`/agencies/${last?.id}`, { phone: PHONE });
    await expect(row).toContainText(PHONE, { timeout: 2_000 });
  }).toPass();
  await expect(row).toBeInViewport();
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  for (const request of changes) {
    expect((await request.response())?.status()).toBe(226);
    expect((await request.sizes()).responseBodySize).toBeLessThan(LIMIT_BYTES);
  }
  expect(fullReads).toHaveLength(before);
});
