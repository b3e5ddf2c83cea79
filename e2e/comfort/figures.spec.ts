import { expect, test } from '../fixtures';
import { turnedFigures } from '../fixtures/turned-figures';

const PAGES = [
  '/',
  '/agencies',
  '/collection-schedules?from=',
  '/collectors',
  '/exchange',
  '/money-book?from=2020-01-01&trade=true',
  '/suppliers',
  '/settings',
] as const;

test.describe('in Arabic', () => {
  test('figures, amounts, times, periods and phone numbers of the back office read from left to right', async ({
    page,
    signInToOffice,
  }) => {
    const { manager } = await signInToOffice('SUPERADMIN');
    const [collected] = await manager.get<{ id: string }[]>('/collections?status=COLLECTED_WITH_ISSUES&limit=1');
    const [open] = await manager.get<{ id: string }[]>('/collections?status=UNCOLLECTED&limit=1');
    await page.goto('/auth/login');
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    const records = [
      `/collection-schedules/${collected?.id}`,
      `/money-book/${collected?.id}`,
      `/collection-schedules/${open?.id}/record`,
    ];
    const turned: Record<string, string[]> = {};
    for (const address of [...PAGES, ...records]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(/\d/).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const found = await turnedFigures(page);
      if (found.length > 0) turned[address] = found;
    }
    expect(turned).toEqual({});
  });
});
