import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { hold } from '../fixtures/hold';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { PersonForm, somebody } from './person';

test.use(tallWindow);

test('an ADMIN is invited with a country and without an office, however often the role was changed', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  await signInAs('SUPERADMIN', office.selection);
  const asked = new Asked(page);
  const person = somebody();
  await page.goto('/manage-admins');
  await page.getByRole('link', { name: 'Add Admin' }).click();
  await expect(page).toHaveURL(/\/manage-admins\/new$/);
  await expect(page.getByRole('heading', { name: 'Add Admin' })).toBeVisible();
  const form = new PersonForm(page);
  await form.type(person);
  await form.choose(form.role, 'Office Manager');
  await expect(form.office).toHaveText(office.name);
  await expect(form.country).toHaveCount(0);
  await form.choose(form.role, 'Admin');
  await expect(form.office).toHaveCount(0);
  await expect(form.country).toContainText('United Kingdom');
  const answer = await hold(page, '/invite-user', 'POST');
  await form.invite();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('User created successfully');
  await expect(page).toHaveURL(/\/manage-admins$/);
  await expect(page.getByRole('row', { name: person.email })).toContainText('United Kingdom');
  const invitation = { ...person, role: 'ADMIN', countryCode: 'GB', officeId: null };
  expect(asked.bodies('POST', '/invite-user')).toEqual([invitation]);
});

for (const role of ['SUPERADMIN', 'ADMIN'] as const) {
  test(`an ${role} invites an office manager with an office and without a country`, async ({
    page,
    openOffice,
    signInAs,
  }) => {
    const office = await openOffice();
    await signInAs(await office.person(role), office.selection);
    const asked = new Asked(page);
    const person = somebody();
    await page.goto('/manage-admins/new');
    const form = new PersonForm(page);
    await form.type(person);
    if (role === 'SUPERADMIN') await form.choose(form.role, 'Office Manager');
    await expect(form.role).toHaveText('Office Manager');
    await expect(form.office).toHaveText(office.name);
    await form.invite();
    await expect(toastOf(page)).toContainText('User created successfully');
    const invitation = { ...person, role: 'OFFICEMANAGER', countryCode: null, officeId: office.id };
    expect(asked.bodies('POST', '/invite-user')).toEqual([invitation]);
    await expect(page.getByRole('row', { name: person.email })).toContainText(office.name);
  });
}

test('each field says what is missing, and nothing is sent', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  const asked = new Asked(page);
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.invite();
  await expect(form.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.field('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(form.field('Phone')).toHaveAccessibleDescription('Phone number is required');
  await form.type({ ...somebody(), email: 'lina@' });
  await form.invite();
  await expect(form.field('Email')).toHaveAccessibleDescription('Invalid email address');
  await form.type(somebody());
  await form.invite();
  await expect(form.country).toHaveAccessibleDescription('Country is required');
  expect(asked.bodies('POST', '/invite-user')).toEqual([]);
});

test('a SUPERADMIN who does not answer the question for the office makes an admin', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.field('Name').fill('Lina');
  await form.choose(form.role, 'Office Manager');
  await form.prompt.getByRole('button', { name: 'Close' }).click();
  await expect(form.prompt).toBeHidden();
  await expect(form.role).toHaveText('Admin');
  await expect(form.field('Name')).toHaveValue('Lina');
});

test('an ADMIN who does not answer it is led back to the list', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/manage-admins/new');
  await new PersonForm(page).prompt.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/manage-admins$/);
});

test('the server lets nobody invite above their own role, nor outside their place', async ({ openOffice }) => {
  const office = await openOffice();
  const elsewhere = (await office.api.office('DZ')).id;
  const [admin, manager] = [await office.apiOf('ADMIN'), await office.apiOf('OFFICEMANAGER')];
  const collector = await office.apiOf('COLLECTOR');
  const asAdmin = { ...somebody(), role: 'ADMIN', countryCode: 'GB' };
  const asManager = { ...somebody(), role: 'OFFICEMANAGER', officeId: office.id };
  for (const [api, invitation] of [
    [admin, asAdmin],
    [admin, { ...asManager, officeId: elsewhere }],
    [manager, asAdmin],
    [manager, asManager],
    [collector, asManager],
    [collector, { ...asManager, role: 'COLLECTOR' }],
  ] as const) {
    expect(await api.refusal('POST', '/invite-user', invitation)).toMatchObject({ statusCode: 403 });
  }
  const asSuper = { ...somebody(), role: 'SUPERADMIN' };
  expect(await office.api.refusal('POST', '/invite-user', asSuper)).toMatchObject({ statusCode: 422 });
});
