import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { go } from '../fixtures/go';
import { reversedFigures } from '../fixtures/reversed-figures';

const PAGES = [
  '/',
  '/agencies',
  '/collection-schedules?from=',
  '/collectors',
  '/exchange',
  '/money-book?from=2020-01-01&trade=true',
];

test('in Arabic, amounts, times, periods and phone numbers read from left to right', async ({
  page,
  signInToOffice,
}) => {
  const { manager, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await manager.planCollection(office.id, { hasTime: true, roundPosition: 2 });
  const addresses = [`/collection-schedules/${id}`, ...PAGES, `/collection-schedules/${id}/record`];
  await beginWith(page, { language: 'ar' });
  const reversed: Record<string, string[]> = {};
  for (const address of addresses) {
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\d \/ \d|\d{2}:\d{2}|\d,\d{3}|\+\d/)
        .first(),
    ).toBeVisible();
    const found = await reversedFigures(page);
    if (found.length > 0) reversed[address] = found;
  }
  expect(reversed).toEqual({});
});

test('in Arabic the amounts of a column are aligned at their decimals', async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  await beginWith(page, { language: 'ar' });
  await go(page, '/exchange');
  const cells = page
    .getByRole('main')
    .getByRole('table')
    .first()
    .getByRole('cell')
    .filter({ hasText: /\d\.\d\d$/ });
  await expect(cells.first()).toBeVisible();
  const figures = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const column = [...(cell.parentElement?.children ?? [])].indexOf(cell);
      return [...cell.querySelectorAll('bdi')].map((figure) => ({ column, end: figure.getBoundingClientRect().right }));
    }),
  );
  expect(figures.length).toBeGreaterThan(4);
  // Rates may have two decimals as well, so a third column is possible.
  const columns = new Set(figures.map(({ column }) => column));
  expect(columns.size).toBeGreaterThan(1);
  const ends = new Set(figures.map(({ column, end }) => `${column} ${end}`));
  expect(ends.size).toBe(columns.size);
});
