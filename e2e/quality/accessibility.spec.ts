import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
      test.use({ colorScheme, viewport });

      test('the sign-in page has no axe violation, with and without its messages', async ({ page }) => {
        await page.goto('/auth/login');
        await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByText('Invalid email address')).toBeVisible();
        await expectNoAxeViolations(page);
      });

      test('the dashboard and the list of an office have no axe violation', async ({ page, signInAs }) => {
        await signInAs('OFFICEMANAGER');
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
        await expectNoAxeViolations(page);

        await page.goto('/agencies');
        await expect(page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
        await expectNoAxeViolations(page);
        await page.goto('/agencies?search=nothing-like-this');
        await expect(page.getByText('No agencies found')).toBeVisible();
        await expectNoAxeViolations(page);
      });

      test('the forms of an office have no axe violation', async ({ page, signInAs }) => {
        const api = await signInAs('OFFICEMANAGER');
        const { id, name } = await api.createAgency();
        await page.goto('/agencies/new');
        await expect(page.getByRole('heading', { name: 'New Agency' })).toBeVisible();
        await page.getByRole('button', { name: 'Create agency' }).click();
        await expect(page.getByText('Name is required')).toBeVisible();
        await expectNoAxeViolations(page);
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Country/ })
          .click();
        await expect(page.getByPlaceholder('Search country...')).toBeVisible();
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectNoAxeViolations(page);

        await page.goto(`/agencies/${id}`);
        await expect(page.getByLabel(`Map of ${name}`)).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoAxeViolations(page);
      });

      test('the question for country and office, and the pages for errors have no axe violation', async ({
        page,
        signInAs,
      }) => {
        await signInAs('SUPERADMIN');
        await page.goto('/agencies');
        const dialog = page.getByRole('dialog', { name: 'Country and Office' });
        await dialog.getByRole('combobox', { name: 'Select country' }).click();
        await expect(page.getByRole('option', { name: 'France' })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.goto('/nothing/here');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await page.getByRole('button', { name: 'Profile' }).click();
        await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
}
