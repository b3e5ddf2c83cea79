import { expect, test } from '../fixtures';
import { linkMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { PersonForm, somebody } from './person';

test.use(tallWindow);

const chosenPassword = 'a password of my own';

test('an office manager is invited, sets a password with the mailed link, and signs in', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  const person = somebody();
  await signInAs('ADMIN');
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.choose(form.prompt.getByRole('combobox', { name: 'Select office' }), 'Algiers Centre');
  await form.type(person);
  await form.invite();
  await expect(toastOf(page)).toContainText('User created successfully');
  const row = page.getByRole('row', { name: person.email });
  await expect(row).toContainText('(Account not verified)');

  const theirs = await browser.newPage({ baseURL: product.url });
  await theirs.goto(await linkMailedTo(product, person.email));
  await expect(theirs.getByRole('heading', { name: 'Complete your account setup!' })).toBeVisible();
  await expect(theirs.getByText(person.email)).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(chosenPassword);
  await theirs.getByLabel('Confirm password').fill(chosenPassword);
  await theirs.getByRole('button', { name: 'Create Account' }).click();
  await expect(theirs).toHaveURL(/\/auth\/login$/);
  await theirs.getByLabel('Email').fill(person.email);
  await theirs.getByLabel('Password', { exact: true }).fill(chosenPassword);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(theirs.getByRole('combobox', { name: 'Select office' })).toHaveText('Algiers Centre');
  await theirs.close();

  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('(Account not verified)');
});

test('an invitation that is sent again brings a new link, and the first one stops working', async ({
  page,
  product,
  signInAs,
}) => {
  const api = await signInAs('ADMIN');
  const person = somebody();
  const office = await api.office('DZ');
  const { id } = await api.invite({ ...person, role: 'OFFICEMANAGER', officeId: office.id });
  const first = await linkMailedTo(product, person.email);
  await page.goto(`/manage-admins/${id}`);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(toastOf(page)).toContainText(`Invitation sent to ${person.email}`);
  const second = await linkMailedTo(product, person.email, 2);
  expect(second).not.toBe(first);

  await page.evaluate(() => localStorage.removeItem('userToken'));
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await page.goto(second);
  await page.getByLabel('Password', { exact: true }).fill(chosenPassword);
  await page.getByLabel('Confirm password').fill(chosenPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toastOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
});
