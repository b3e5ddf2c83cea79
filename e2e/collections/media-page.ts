import { expect, type Page } from '@playwright/test';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

export const picker = (page: Page) => page.locator('input[type=file][multiple]').first();
export const files = (page: Page) => page.getByRole('list', { name: 'Files' });

export async function planWith(
  page: Page,
  agency: string,
  chosen: Parameters<ReturnType<typeof picker>['setInputFiles']>[0],
) {
  const form = new CollectionForm(page);
  await page.goto('/collection-schedules/new');
  await form.type({ agency, date: dayFromNow(3), collector: 'Amel Cherif', amount: '10' });
  await picker(page).setInputFiles(chosen);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
}

export async function openEditor(page: Page, agency: string) {
  await page.goto(`/collection-schedules?search=${encodeURIComponent(agency)}`);
  await page
    .getByRole('link', { name: new RegExp(agency) })
    .or(page.getByRole('table').getByRole('link'))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Edit Collection #\d+$/ })).toBeVisible();
}
