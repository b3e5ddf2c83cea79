import type { Page } from '@playwright/test';
import { pressAction } from '../fixtures/deletion';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';

test('an agency is archived without a question, undone by keyboard, and restored from the archive', async ({
  page,
  signInAs,
  openOffice,
}) => {
  const office = await openOffice();
  const { id, name } = await office.api.createAgency(office.id);
  await signInAs(await office.person('ADMIN'), office.selection);
  await page.goto(`/agencies/${id}`);
  await archive(page);
  await expect(page).toHaveURL(/\/agencies$/);
  await expect(page.getByRole('link', { name })).toBeHidden();
  await expectNoAxeViolations(page, '[role=region]');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toastOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Restored');
  const row = page.getByRole('link', { name });
  await expect(row).toBeVisible();

  await row.click();
  await archive(page);
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page.getByRole('heading', { name: 'Archived agencies' })).toBeVisible();
  const restore = page.getByRole('button', { name: `Restore ${name}` });
  await expect(restore).toBeVisible();
  await expectNoAxeViolations(page);
  await restore.click();
  await expect(page.getByText('No archived agencies')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(row).toBeVisible();
});

async function archive(page: Page): Promise<void> {
  await pressAction(page, page.getByRole('button', { name: 'Archive' }));
  await expect(toastOf(page)).toContainText('Archived');
}
