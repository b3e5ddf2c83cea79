import { expect, test } from '../fixtures';
import { tallWindow } from '../fixtures/tall-window';
import { toastOf } from '../fixtures/toast';
import { PersonForm, personInput } from './person';

test.use(tallWindow);

test('a SUPERADMIN searches people, sees an empty result, and creates an ADMIN of a country', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('SUPERADMIN');
  await page.goto('/manage-admins');
  await page.getByPlaceholder('Search').fill('claire');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search').fill('nobody like this');
  await expect(page.getByText('No admins found', { exact: true })).toBeVisible();

  const person = personInput();
  await page.getByRole('link', { name: 'Add Admin' }).click();
  const form = new PersonForm(page);
  await expect(form.role).toHaveText('Admin');
  await expect(form.office).toHaveCount(0);
  await form.type(person);
  await form.country.click();
  await page.getByPlaceholder('Search country...').fill('france');
  await page.getByRole('option', { name: 'France' }).first().click();
  await form.invite();
  await expect(toastOf(page)).toContainText('User created successfully');
  await expect(page).toHaveURL(/\/manage-admins$/);
  expect(await api.get(`/users?role=ADMIN&search=${person.email}`)).toMatchObject([
    { role: 'ADMIN', countryCode: 'FR', officeId: null, verified: false },
  ]);
});

test('a SUPERADMIN chooses country and office before creating an office manager', async ({ page, signInAs }) => {
  const api = await signInAs('SUPERADMIN');
  const person = personInput();
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.type(person);
  await form.choose(form.role, 'Office Manager');
  await expect(form.prompt).toBeVisible();
  await form.choose(form.prompt.getByRole('combobox', { name: 'Select country' }), 'Algeria');
  await form.choose(form.prompt.getByRole('combobox', { name: 'Select office' }), 'Algiers Centre');
  await expect(form.prompt).toBeHidden();
  await expect(form.office).toHaveText('Algiers Centre');
  await expect(form.country).toHaveCount(0);
  await expect(form.field('Name')).toHaveValue(person.name);
  await form.invite();
  await expect(toastOf(page)).toContainText('User created successfully');
  expect(await api.get(`/users?role=OFFICEMANAGER&search=${person.email}`)).toMatchObject([
    { role: 'OFFICEMANAGER', office: { name: 'Algiers Centre' } },
  ]);
});
