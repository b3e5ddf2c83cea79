import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';

const texts = {
  en: { send: 'Send invitation', create: 'Create office', remove: 'Delete' },
  ar: { send: 'إرسال الدعوة', create: 'إنشاء المكتب', remove: 'حذف' },
} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme });
      const t = texts[language];

      test('no screen of administration has an axe violation', async ({ page, signInAs }) => {
        await beginWith(page, { language });
        const api = await signInAs('SUPERADMIN');
        const office = await api.office('DZ');
        const me = await api.me();

        for (const address of [
          '/settings',
          '/manage-offices',
          '/manage-admins',
          `/manage-admins/${me.id}`,
          '/security-events',
        ]) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
          await expectNoAxeViolations(page);
        }

        await page.goto('/manage-offices/new');
        await page.getByRole('button', { name: t.create }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectNoAxeViolations(page);

        await page.goto(`/manage-offices/${office.id}`);
        await page.getByRole('button', { name: t.remove }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoAxeViolations(page);

        await page.goto('/manage-admins/new');
        await page.getByRole('button', { name: t.send }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
}
