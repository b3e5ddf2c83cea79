import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { looks } from '../fixtures/looks';
import { expectSettled } from '../fixtures/settled';
import { Books } from './books';

const texts = {
  en: { add: 'Add supplier', expense: 'Add expense', book: 'Add expense', convert: 'Convert' },
  ar: { add: 'إضافة مورد', expense: 'إضافة مصروف', book: 'إضافة المصروف', convert: 'تحويل' },
} as const;

for (const { colorScheme, language, viewport } of looks) {
  test.describe(`${colorScheme}, ${language}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });
    const t = texts[language];

    test('no screen of finance has an axe violation', async ({ page, signInAs }) => {
      test.slow();
      await beginWith(page, { language });
      const api = await signInAs('SUPERADMIN');
      const office = await api.office('DZ');
      await signInAs('SUPERADMIN', { country: 'DZ', office: office.id });
      const entries = await new Books(api, office.id).entries();
      const issue = entries.find(({ collection }) => collection?.status === 'COLLECTED_WITH_ISSUES');
      const [trade] = await new Books(api, office.id).trades();

      for (const address of [
        '/exchange',
        '/exchange?currency=CNY&from=2019-01-01&to=2019-12-31',
        '/money-book?from=2020-01-01&trade=true',
        `/money-book/${issue?.collectionId}`,
        `/money-book/entries/${issue?.id}`,
        `/exchange/${trade?.id}`,
        '/suppliers',
      ]) {
        await page.goto(address);
        await expectSettled(page);
        await expectNoAxeViolations(page);
      }

      await page.goto('/exchange/new');
      await page.getByRole('button', { name: t.convert }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoAxeViolations(page);

      await page.goto('/suppliers');
      await page.getByRole('button', { name: t.add }).click();
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      await expectNoAxeViolations(page);

      await page.goto('/money-book');
      await page.getByRole('button', { name: t.expense }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.book }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}
