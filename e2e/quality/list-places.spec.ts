import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const ROW = '[role=row][data-index]';

/** Totals are a region with a table as well. */
const listOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator(ROW) });

const rows = (page: Page) => listOf(page).locator(ROW);

async function firstInView(page: Page): Promise<{ row: string | null; y: number } | undefined> {
  return rows(page).evaluateAll((all) => {
    const list = document.querySelector('main [role=region]');
    const isOfPage = list !== null && getComputedStyle(list).overflowY === 'visible';
    const top = (isOfPage ? document.querySelector('main') : list)?.getBoundingClientRect().top ?? 0;
    const first = all
      .map((row) => ({ row: row.getAttribute('aria-rowindex'), y: Math.round(row.getBoundingClientRect().top - top) }))
      .toSorted((one, other) => one.y - other.y)
      .find(({ y }) => y >= 44);
    return first;
  });
}

async function linkInView(page: Page): Promise<string | null | undefined> {
  return rows(page).evaluateAll((all) => {
    const list = document.querySelector('main [role=region]');
    const isOfPage = list !== null && getComputedStyle(list).overflowY === 'visible';
    const top = ((isOfPage ? document.querySelector('main') : list)?.getBoundingClientRect().top ?? 0) + 44;
    const found = all
      .filter((row) => row.querySelector('a') && row.getBoundingClientRect().top >= top)
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
    return found[0]?.getAttribute('aria-rowindex');
  });
}

async function scrollTo(page: Page, offset: number): Promise<void> {
  const list = listOf(page);
  await expect(async () => {
    const scrolled = await list.evaluate((element, top) => {
      const isOfPage = getComputedStyle(element).overflowY === 'visible';
      const scroller = isOfPage ? element.closest('main') : element;
      scroller?.scrollTo(0, top);
      return scroller?.scrollTop;
    }, offset);
    expect(scrolled).toBe(offset);
  }).toPass();
}

for (const width of [1440, 390]) {
  test(`Back restores the visible rows, also of a later page, at ${width} px`, async ({ page, signInToOffice }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInToOffice('OFFICEMANAGER');
    for (const [address, offset] of [
      // Pages of 100 entries.
      ['/money-book?from=2020-01-01', width === 390 ? 12_810 : 8_810],
      ['/agencies', 310],
    ] as const) {
      await page.goto(address);
      await expect(rows(page).first()).toBeVisible();
      await scrollTo(page, offset);
      // Rows of the new place are rendered after the scroll.
      await expect.poll(() => firstInView(page)).toBeDefined();
      const left = await firstInView(page);
      await page
        .locator(`[aria-rowindex="${await linkInView(page)}"]`)
        .getByRole('link')
        .first()
        .click();
      await expect(page).not.toHaveURL(address);
      await expect(listOf(page)).toHaveCount(0);
      // The first frame is already at the former position.
      await page.evaluate(() => {
        const seen = new MutationObserver(() => {
          const first = document.querySelector('main [role=row][data-index]');
          if (first) document.body.dataset['firstDrawn'] ??= first.getAttribute('aria-rowindex') ?? '';
        });
        seen.observe(document.body, { subtree: true, childList: true });
      });
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect.poll(() => firstInView(page)).toEqual(left);
      const firstDrawn = Number(await page.evaluate(() => document.body.dataset['firstDrawn']));
      expect(firstDrawn).toBeGreaterThan(Number(left?.row) - 20);
    }
  });
}

test('a list opened from the navigation starts at its top', async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(rows(page).first()).toBeVisible();
  await scrollTo(page, 310);
  await page.getByRole('link', { name: 'Collectors' }).click();
  await expect(page.getByRole('heading', { name: 'Collectors', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
});
