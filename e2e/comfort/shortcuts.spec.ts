import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';

test('single keys, loaded with the first press, lead to a page, its search and its actions', async ({
  page,
  signInAs,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signInAs('OFFICEMANAGER');
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/palette.'))).toEqual([]);

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('row', { name: /^Agencies g ?a$/ })).toBeVisible();
  await expect(sheet.getByRole('row', { name: 'Add supplier n' })).toBeVisible();
  await expectNoAxeViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('gn');
  await expect(search).toHaveValue('gn');
  await page.getByRole('main').focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/agencies\/new$/);
});
