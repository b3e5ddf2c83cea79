import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import { linkMailedTo } from '../fixtures/mail';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';
import { PersonForm, personInput } from './person';

let office: OwnOffice;
let invited: ReturnType<typeof personInput>;
let person: { id: string; name: string };
let form: PersonForm;

test.beforeEach(async ({ page, openOffice, signInAs }) => {
  office = await openOffice();
  invited = personInput('Mary Poole');
  person = await office.api.invite({ ...invited, role: 'OFFICEMANAGER', officeId: office.id });
  await signInAs('SUPERADMIN', office.selection);
  await page.goto(`/manage-admins/${person.id}`);
  form = new PersonForm(page);
  await expect(form.field('Name')).toHaveValue('Mary Poole');
});

test('a change is sent as typed, and the button shows the progress', async ({ page }) => {
  const requests = new ApiRequests(page);
  const answer = await hold(page, `/users/${person.id}`, 'PATCH');
  const { email } = personInput();
  await form.field('Name').fill(' Mary P. ');
  await form.field('Email').fill(email.toUpperCase());
  await form.phone.fill('');
  await form.submit('Save changes');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('User updated successfully');
  await expect(page).toHaveURL(/\/manage-admins$/);
  expect(requests.bodies('PATCH', `/users/${person.id}`)).toEqual([
    { name: 'Mary P.', email, phone: null, platform: false },
  ]);
});

test('an invitation is not sent again once it has been accepted; an ADMIN keeps its country', async ({
  page,
  request,
  product,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  const { email } = invited;
  await expect(page.getByText(`${email} has not set a password yet.`)).toBeVisible();
  const token = new URL(await linkMailedTo(product, email)).searchParams.get('token');
  const secret = { password: 'Comptoir-demo-1', confirmPassword: 'Comptoir-demo-1' };
  await request.post(`${product.url}/api/signup`, { data: { token, ...secret } });
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(toastOf(page)).toContainText('Failed to resend the invitation. This person has already set a password.');

  await test.step('an ADMIN keeps its country, and has no office to choose', async () => {
    const { id } = await office.api.invite({ ...personInput('Ada King'), role: 'ADMIN', countryCode: 'GB' });
    await page.goto(`/manage-admins/${id}`);
    await expect(form.field('Name')).toHaveValue('Ada King');
    await expect(form.role).toBeDisabled();
    await expect(form.role).toHaveText('Admin');
    await expect(form.country).toBeDisabled();
    await expect(form.country).toContainText('United Kingdom');
    await expect(form.office).toHaveCount(0);
  });
});
