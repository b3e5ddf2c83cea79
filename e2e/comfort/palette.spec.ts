import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';

test('the palette, loaded on demand, leads by keyboard from anywhere to an agency', async ({ page, signInAs }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signInAs('OFFICEMANAGER');
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/palette.'))).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Pages, actions, names and numbers' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Add agency' })).toBeVisible();
  await page.keyboard.type('alimentation');
  const agencies = page.getByRole('group', { name: 'Agencies' });
  await expect(agencies.getByRole('option').first()).toContainText('Alimentation');
  await expectNoAxeViolations(page, 'dialog');

  const name = (await agencies.getByRole('option').first().locator('bdi').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agencies\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(field).toBeHidden();
});
