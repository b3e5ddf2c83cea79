import { expect, test } from '../fixtures';
import { alterNextPost } from '../fixtures/altered-request';
import { deleteRecord, pressAction } from '../fixtures/deletion';
import { linkMailedTo } from '../fixtures/mail';
import { password, staff } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { CollectorForm, collectorInput } from './collector-form';

test.use(tallWindow);

for (const role of staff) {
  test(`an ${role} invites, changes and deletes a collector of the selected office`, async ({
    page,
    product,
    signInToOffice,
  }) => {
    const { office } = await signInToOffice(role);
    const person = collectorInput();
    await page.goto('/collectors');
    await page.getByRole('link', { name: 'Add collector' }).click();
    await expect(page.getByRole('heading', { name: 'New Collector' })).toBeVisible();
    const form = new CollectorForm(page);
    await expect(form.office).toBeDisabled();
    await expect(form.office).toHaveText(office.name);
    await form.type(person);
    await form.submit();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Collector created successfully');
    await expect(page).toHaveURL(/\/collectors$/);
    expect(await linkMailedTo(product, person.email)).toMatch(/\/auth\/confirm-user\?token=/);

    const row = page.getByRole('row', { name: new RegExp(person.name) });
    await expect(row).toContainText('(Account not verified)');
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Edit Collector' })).toBeVisible();
    await expect(form.field('Name')).toHaveValue(person.name);
    await expect(form.field('Email')).toHaveValue(person.email);
    await expect(form.office).toBeDisabled();
    await expect(form.office).toHaveText(office.name);
    await form.type({ phone: '+213 555 09 09 09' });
    await form.submit();
    await expect(toastOf(page)).toContainText('Collector updated successfully');
    await expect(row).toContainText('+213 555 09 09 09');

    await row.getByRole('link').click();
    await pressAction(page, page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText('This action cannot be undone. This will permanently delete the collector.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await deleteRecord(page);
    await expect(toastOf(page)).toContainText('Collector deleted successfully');
    await expect(page).toHaveURL(/\/collectors$/);
    await expect(row).toHaveCount(0);
  });
}

test('a collector without an office is refused by the server, at the field', async ({
  page,
  signInToOffice,
  pageErrors,
}) => {
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/collectors/new');
  const form = new CollectorForm(page);

  pageErrors.expect(/422/);
  await alterNextPost(page, '/invite-user', { officeId: null });
  await form.type(collectorInput());
  await form.submit();
  await expect(form.office).toHaveAccessibleDescription(/^Office is required/);
  await expect(toastOf(page)).toContainText('Failed to create collector. Office is required');
});

test('without a selected office the form asks for one, and closing the question leads to the list', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('ADMIN');
  const { name } = await api.office('DZ');
  await page.goto('/collectors/new');
  const question = page.getByRole('dialog', { name: 'Country and Office' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/collectors$/);
  await page.getByRole('link', { name: 'Add collector' }).click();
  await question.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name }).click();
  await expect(question).toBeHidden();
  await expect(new CollectorForm(page).office).toHaveText(name);
});

test('a collector who has set a password loses the invitation tag', async ({ page, product, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const person = collectorInput();
  await api.invite({ ...person, role: 'COLLECTOR', officeId: office.id });
  await page.goto('/collectors');
  const row = page.getByRole('row', { name: new RegExp(person.name) });
  await expect(row).toContainText('(Account not verified)');
  const token = new URL(await linkMailedTo(product, person.email)).searchParams.get('token');
  await page.request.post('/api/signup', { data: { token, password, confirmPassword: password } });
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('(Account not verified)');
});
