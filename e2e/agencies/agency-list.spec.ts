import { expect, test } from '../fixtures';

test('an OFFICEMANAGER sees the agencies of its office, with the name of the office', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('heading', { name: 'Agencies', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Agencies' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Algiers Centre');
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', /^\/agencies\/[0-9a-f-]{36}$/);
});

test('a SUPERADMIN is asked for country and office before anything is read', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/agencies')) asked.push(request.url());
  });
  await page.goto('/agencies');
  const dialog = page.getByRole('dialog', { name: 'Country and Office' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'France' }).click();
  expect(asked).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name: 'Paris Nord' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toContainText('Paris Nord');
  const query = new URL(asked[0] ?? '').searchParams;
  expect(query.get('page')).toBe('1');
  expect(query.get('limit')).toBe('50000');
  expect(query.get('countryCode')).toBe('FR');
  expect(query.has('search')).toBe(false);
});

test('closing the question without a choice leads to the dashboard', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/agencies');
  await page.getByRole('dialog', { name: 'Country and Office' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a search runs 1000 ms after the last letter, and stands in the address', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.clock.install();
  await page.goto('/agencies');
  const rows = page.getByRole('table', { name: 'Agencies' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const name = (await rows.nth(3).getByRole('link').textContent()) ?? '';

  // From here on the clock moves only as the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByPlaceholder('Search').fill(name);
  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/agencies$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/agencies\?search=/);
  await page.clock.resume();
  await expect(rows.nth(1)).toContainText(name);

  await page.reload();
  await expect(page.getByPlaceholder('Search')).toHaveValue(name);
  await expect(rows.nth(1)).toContainText(name);
});
