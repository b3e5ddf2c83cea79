import { expect, test } from '../fixtures';
import { tallWindow } from '../fixtures/tall-window';
import { toastOf } from '../fixtures/toast';
import { PersonForm, somebody } from './person';

test.use(tallWindow);

test('a SUPERADMIN sees admins and office managers of every country', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-admins');
  await expect(page.getByRole('heading', { name: 'Manage Admins' })).toBeVisible();
  const admin = page.getByRole('row', { name: /Hélène Marchand/ });
  await expect(admin.getByRole('cell', { name: 'France' })).toBeVisible();
  await expect(admin.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  const manager = page.getByRole('row', { name: /Samira Boudiaf/ });
  for (const text of ['manager@comptoir.example', 'Algeria', 'Algiers Centre', 'Office Manager']) {
    await expect(manager.getByRole('cell', { name: text })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Add Admin' })).toBeVisible();
});

test('the selected country narrows the list down', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN', { country: 'FR' });
  await page.goto('/manage-admins');
  await expect(page.getByRole('link', { name: 'Hélène Marchand' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Samira Boudiaf' })).toHaveCount(0);
});

test('an ADMIN sees the office managers of its country', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/manage-admins');
  await expect(page.getByRole('link', { name: 'Samira Boudiaf' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Admin', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Claire Fontaine' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add Office Manager' })).toBeVisible();
});

test('the search finds people, and says when there are none', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-admins');
  await page.getByPlaceholder('Search').fill('claire');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search').fill('nobody like this');
  await expect(page.getByText('No admins found', { exact: true })).toBeVisible();
});

test('a SUPERADMIN makes an ADMIN of a country', async ({ page, signInAs }) => {
  const api = await signInAs('SUPERADMIN');
  const person = somebody();
  await page.goto('/manage-admins/new');
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

test('a SUPERADMIN chooses country and office before it makes an office manager', async ({ page, signInAs }) => {
  const api = await signInAs('SUPERADMIN');
  const person = somebody();
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

test('an ADMIN makes office managers only, and needs an office for that', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await expect(form.prompt).toBeVisible();
  await expect(form.prompt.getByRole('combobox', { name: 'Select country' })).toBeDisabled();
  await form.choose(form.prompt.getByRole('combobox', { name: 'Select office' }), 'Oran Front de Mer');
  await expect(form.role).toBeDisabled();
  await expect(form.role).toHaveText('Office Manager');
  await expect(form.office).toHaveText('Oran Front de Mer');
});

test('an address that is taken is refused, and nothing typed is lost', async ({ page, signInAs, troubles }) => {
  troubles.expect(/409/);
  await signInAs('ADMIN');
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.choose(form.prompt.getByRole('combobox', { name: 'Select office' }), 'Algiers Centre');
  await form.type({ ...somebody(), email: 'manager@comptoir.example' });
  await form.invite();
  await expect(toastOf(page)).toContainText('Failed to create user.');
  await expect(form.field('Email')).toHaveValue('manager@comptoir.example');
  await expect(form.field('Email')).toHaveAccessibleDescription('There is already an account with this email address.');
});

test('an edited account keeps role and place, and is deleted after the question', async ({ page, signInAs }) => {
  const api = await signInAs('ADMIN');
  const office = await api.office('DZ');
  const person = somebody('Yasmine Hadj');
  const { id } = await api.invite({ ...person, role: 'OFFICEMANAGER', officeId: office.id });
  await page.goto(`/manage-admins/${id}`);
  await expect(page.getByRole('heading', { name: 'Edit Admin' })).toBeVisible();
  const form = new PersonForm(page);
  await expect(form.role).toBeDisabled();
  await expect(form.office).toBeDisabled();
  await form.field('Name').fill('Yasmine H.');
  await page.getByLabel(/^Phone/).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('User updated successfully');
  expect(await api.get(`/users/${id}`)).toMatchObject({ name: 'Yasmine H.', phone: null });

  await page.goto(`/manage-admins/${id}`);
  await expect(page.getByText(/^Name changed from “.Yasmine Hadj.” to “.Yasmine H\..”$/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This action cannot be undone. This will permanently delete the admin.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Admin deleted successfully');
  await expect(page).toHaveURL(/\/manage-admins$/);
});

test('nobody can delete their own account', async ({ page, signInAs }) => {
  const api = await signInAs('SUPERADMIN');
  const { id } = await api.me();
  await page.goto(`/manage-admins/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nadia Benali');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
