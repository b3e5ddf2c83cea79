import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { expectSettled } from '../fixtures/settled';

const texts = {
  en: { create: 'Create collection', invite: 'Create collector', remove: 'Delete' },
  ar: { create: 'إنشاء التحصيل', invite: 'إنشاء المحصّل', remove: 'حذف' },
} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme });
      const t = texts[language];

      test.beforeEach(async ({ page, signInAs }) => {
        await beginWith(page, { language });
        await signInAs('OFFICEMANAGER');
      });

      test('no list of collections and collectors has an axe violation', async ({ page }) => {
        for (const address of [
          '/collection-schedules',
          '/collection-schedules?search=nothing-like-this',
          '/collectors',
        ]) {
          await page.goto(address);
          await expectSettled(page);
          await expectNoAxeViolations(page);
        }
      });

      for (const [address, button] of [
        ['/collection-schedules/new', t.create],
        ['/collectors/new', t.invite],
      ] as const) {
        test(`no form has an axe violation, with what it lacks, ${address}`, async ({ page }) => {
          await page.goto(address);
          await page.getByRole('button', { name: button }).click();
          await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
          await expectNoAxeViolations(page);
        });
      }

      test('the editor of a collector has no axe violation', async ({ page }) => {
        await page.goto('/collectors');
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.locator('[name=email]')).not.toHaveValue('');
        await expectNoAxeViolations(page);
      });

      test('the editor of a collection has no axe violation, with its question', async ({ page }) => {
        await page.goto('/collection-schedules');
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.getByRole('checkbox')).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: t.remove }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
}
