import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { AgencyForm, superette } from './agency-form';

test.use(tallWindow);

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies/new');
  await expect(page.getByRole('heading', { name: 'New Agency' })).toBeVisible();
});

test('an agency in Algiers is created without any key, and is in the list', async ({ page }) => {
  const form = new AgencyForm(page);
  await expect(page.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
  await form.type(superette);
  await expect(form.map(superette.name)).toBeVisible();
  await expect(form.office).toHaveText('Algiers Centre');
  await form.submit();
  await expect(toastOf(page)).toContainText('Agency created successfully');
  await expect(page).toHaveURL(/\/agencies$/);

  await page.getByPlaceholder('Search').fill(superette.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: superette.name }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: superette.name }).first()).toBeVisible();
});

test('what is missing is said one message at a time, in the order of the form', async ({ page }) => {
  const form = new AgencyForm(page);
  const steps = [
    ['Name is required', () => form.type({ name: superette.name })],
    ['Address is required', () => form.type({ address: superette.address })],
    ['City is required', () => form.type({ city: superette.city })],
    ['Postal code is required', () => form.type({ postalCode: superette.postalCode })],
    ['Invalid email address', () => form.type({ email: superette.email })],
    ['Phone number is required', () => form.type({ phone: superette.phone })],
  ] as const;
  const messages = page.getByText(/ is required$|^Invalid email address$/);
  for (const [message, mend] of steps) {
    await form.submit();
    await expect(messages).toHaveText([message]);
    await mend();
  }
  await form.submit();
  await expect(toastOf(page)).toContainText('Agency created successfully');
});

test('an address that cannot be located says so, and its place is set on the map by hand', async ({
  page,
  troubles,
}) => {
  troubles.expect(/The address could not be located/, /404 .*api\/geocode/);
  const form = new AgencyForm(page);
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

test('the country comes from a list of all countries that can be searched', async ({ page }) => {
  const form = new AgencyForm(page);
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
});

test('the preview is a square with one marker, and is empty again without an address', async ({ page }) => {
  const form = new AgencyForm(page);
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

test('what the server refuses is shown at its field, and nothing typed is lost', async ({ page, troubles }) => {
  troubles.expect(/422/);
  await page.route('**/api/agencies', (route) =>
    route.fulfill({
      status: 422,
      json: {
        statusCode: 422,
        error: 'Unprocessable Entity',
        message: 'Please check what you entered.',
        issues: [{ path: 'phone', message: 'Phone number is required' }],
      },
    }),
  );
  const form = new AgencyForm(page);
  await form.type(superette);
  await form.submit();
  await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
  await expect(form.field('Name')).toHaveValue(superette.name);
});
