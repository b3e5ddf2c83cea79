import { expect, test } from '../fixtures';
import { linkMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { personInput } from './person';

test.use(tallWindow);

const chosenPassword = 'a password of my own';

test('a repeated invitation brings a new link and invalidates the first one', async ({ page, product, signInAs }) => {
  const api = await signInAs('ADMIN');
  const person = personInput();
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
