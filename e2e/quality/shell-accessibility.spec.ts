import { inviteSomebody } from '../accounts/account';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { looks } from '../fixtures/looks';
import { expectSettled } from '../fixtures/settled';

for (const { colorScheme, language, viewport } of looks) {
  test.describe(`${colorScheme}, ${language}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });
    test.beforeEach(({ page }) => beginWith(page, { language }));

    test('no page outside the layout has an axe violation', async ({ page, product }) => {
      // The form of a link that nobody was sent.
      await page.route('**/api/check-link', (route) => route.fulfill({ json: { valid: true } }));
      const { link } = await inviteSomebody(product, page.request);
      const { pathname, search } = new URL(link);
      for (const address of [
        '/auth/login',
        '/auth/forgot-password',
        '/auth/reset-password?token=any',
        '/auth/confirm-user',
        pathname + search,
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expectNoAxeViolations(page);
      }
    });

    test('no level of the dashboard has an axe violation', async ({ page, signInAs }) => {
      const api = await signInAs('SUPERADMIN');
      const office = await api.office('DZ');
      await page.goto('/');
      await expectSettled(page);
      await expectNoAxeViolations(page);
      await signInAs('SUPERADMIN', { country: 'DZ', office: office.id });
      for (const address of ['/?level=1', '/?level=2']) {
        await page.goto(address);
        await expectSettled(page);
        await expectNoAxeViolations(page);
      }
    });

    test('no page that says what is missing has an axe violation', async ({ page, signInAs, troubles }) => {
      troubles.expect(/ERR_FAILED.*\/api\//);
      await signInAs('COLLECTOR');
      for (const address of ['/', '/exchange', '/nothing/here']) {
        await page.goto(address);
        await expectSettled(page);
        await expectNoAxeViolations(page);
      }
      await page.route('**/api/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('neither the platform page nor the agencies have an axe violation', async ({ page, signInToOffice }) => {
      await signInToOffice('SUPERADMIN');
      await page.goto('/platform');
      await expectSettled(page);
      await expectNoAxeViolations(page);
      for (const address of ['/agencies', '/agencies?search=nothing-like-this']) {
        await page.goto(address);
        await expectSettled(page);
        await expectNoAxeViolations(page);
      }
      await page.goto('/agencies/new');
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}
