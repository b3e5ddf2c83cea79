import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { go } from '../fixtures/go';
import { answerAtLength } from '../fixtures/long-answers';
import { expectUnclippedCells } from '../fixtures/unclipped-cells';

const LISTS = [
  { address: '/agencies', path: '/agencies?**' },
  { address: '/collection-schedules?from=', path: '/collections?**' },
  { address: '/collectors?period=quarter', path: '/users**' },
  { address: '/exchange', path: '/trades?**' },
  { address: '/money-book?from=2020-01-01&trade=true', path: '/general-ledger?**' },
  { address: '/suppliers', path: '/suppliers?**' },
  { address: '/manage-offices', path: '/offices?**' },
  { address: '/manage-admins', path: '/users**' },
];

const WIDTHS = [360, 640, 768, 1024, 1280, 1440, 1920];

for (const language of ['en', 'fr', 'ar']) {
  test(`long names and amounts of 13 digits are complete in all lists at all widths, in ${language}`, async ({
    page,
    signInToOffice,
  }) => {
    await beginWith(page, { language });
    await signInToOffice('SUPERADMIN');
    for (const path of new Set(LISTS.map((list) => list.path))) await answerAtLength(page, path);
    for (const { address } of LISTS) {
      await go(page, address);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectUnclippedCells(page, `${address} at ${width}`);
      }
    }
  });
}
