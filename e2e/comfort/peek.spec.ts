import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';

test('the keyboard previews one pick-up after the other, and opens one of them', async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/collection-schedules?from=');
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Space');
  const panel = page.getByRole('complementary', { name: 'Preview' });
  for (const place of [1, 2, 3]) {
    const number = await rows
      .nth(place)
      .getByText(/^#\d+$/)
      .textContent();
    await expect(panel.getByRole('heading')).toContainText(number ?? '');
    await expect(panel.getByText('Location')).toBeVisible();
    await expect(panel.getByRole('link', { name: /^\+213/ })).toBeVisible();
    if (place < 3) await page.keyboard.press('ArrowDown');
  }
  await expectNoAxeViolations(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('row', { name: /Preview the focused row/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Space');
  const number = await panel.getByText(/^#\d+$/).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText((number ?? '').replace('#', ''));
  await expect(page.getByRole('navigation', { name: 'In the list' })).toContainText('3 of');
});
