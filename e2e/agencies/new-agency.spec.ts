import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { AgencyForm, superette } from './agency-form';

test.use(tallWindow);

test('the form of a new agency has a preview, a list of countries, and handles an unknown address', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies/new');
  await expect(page.getByRole('heading', { name: 'New Agency' })).toBeVisible();
  const form = new AgencyForm(page);

  await test.step('the preview is a square with one marker, and is empty again without an address', async () => {
    await form.type(superette);
    const map = form.map(superette.name);
    await expect(
      map.getByRole('img', { name: superette.name }).or(map.getByRole('button', { name: superette.name })),
    ).toHaveCount(1);
    const { width = 0, height = 1 } = (await map.boundingBox()) ?? {};
    expect(Math.abs(width - height)).toBeLessThan(4);
    await form.type({ postalCode: '' });
    await expect(page.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
    await expect(map).toHaveCount(0);
  });
  await test.step('the country comes from a searchable list of all countries', async () => {
    await chooseCountry(page, form);
  });
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/The address could not be located/, /404 .*api\/geocode/);
  await test.step('an address that cannot be geocoded says so, and its place is set on the map by hand', async () => {
    await form.type({ ...superette, city: 'Zzyzxqwv', postalCode: '99999', address: '1 Zzyzxqwv' });
    await form.submit();
    const unlocated = page.getByText('Fetching coordinates from Google Maps API failed', { exact: true });
    await expect(unlocated).toBeVisible();
    await expect(page.getByText('Click the place on the map, or drag the pin there, and save again.')).toBeVisible();
    await page.getByRole('button', { name: 'Put the pin here' }).click();
    await expect(unlocated).toHaveCount(0);
    await page.getByRole('application', { name: `Pin of ${superette.name}.` }).press('ArrowUp');
    await form.submit();
    await expect(toastOf(page)).toContainText('Agency created successfully');
  });
});

async function chooseCountry(page: Page, form: AgencyForm): Promise<void> {
  await form.country.click();
  await page.getByPlaceholder('Search country...').fill('zzz');
  await expect(page.getByText('No country found.', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search country...').fill('japa');
  await page.getByRole('option', { name: /Japan/ }).click();
  await expect(form.country).toContainText('Japan');
  await form.country.click();
  const list = page.getByRole('dialog').filter({ has: page.getByPlaceholder('Search country...') });
  await expect(list.getByRole('option', { name: /Japan/ })).toBeInViewport({ ratio: 1 });
  expect(await list.getByRole('option').count()).toBeLessThan(40);
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { name: /Zimbabwe/ })).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('option', { name: /Zimbabwe/ })).toHaveAttribute('data-active', 'true');
  expect((await list.boundingBox())?.width).toBe(400);
  expect((await list.getByRole('listbox').boundingBox())?.height).toBe(300);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}
