import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sheetsOf } from '../fixtures/sheets';

const ROWS = 60;
const MANY = 110;

test('a printed list is in landscape on each sheet, without an empty sheet before or after it', async ({
  page,
  openOffice,
  signInAs,
}) => {
  // A new book, because entries of other tests may wrap over several lines.
  const office = await openOffice();
  for (let row = 0; row < ROWS; row += 1) await office.book(100 + row, 'GBP', 'Float');
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/money-book');
  await waitForEntries(page, 60);
  const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThanOrEqual(ROWS / 15);
  expect(sheets.filter(({ width, height }) => width < height)).toEqual([]);
});

test('Ctrl+P prints all entries of the filter with their balances, without the buttons of the page', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  for (let row = 0; row < MANY; row += 1) await office.book(100 + row, 'GBP', 'Float');
  await signInAs('SUPERADMIN', office.selection);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/money-book');
  await waitForEntries(page, 110);
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row')).toHaveCount(MANY + 1);
  await expect(entries.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add expense' })).toBeHidden();
});

test('the money book of a phone scrolls as a page until its list fills the screen', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  for (let row = 0; row < 12; row += 1) await office.book(100 + row, 'GBP', 'Float');
  await signInAs('SUPERADMIN', office.selection);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/money-book');
  await waitForEntries(page, 12);
  await expect(page.getByRole('link', { name: 'Statement' })).toBeHidden();
  const entries = page.getByRole('region', { name: 'Entries' });
  await entries.hover();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const seen = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=row][data-index]')];
    return rows.filter((row) => row.getBoundingClientRect().top > 60 && row.getBoundingClientRect().bottom <= 740)
      .length;
  });
  expect(seen).toBeGreaterThanOrEqual(5);
});

/** Waits for the count and for a row, which the list shows later than the count. */
async function waitForEntries(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} entries`)).toBeVisible();
  await expect(page.locator('[role=row][data-index]').first()).toBeVisible();
}
