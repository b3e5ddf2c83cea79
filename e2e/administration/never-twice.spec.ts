import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { loseFirstAnswer } from '../fixtures/lost-answer';
import { linkMailedTo, linksMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { OfficeForm } from './office-form';
import { PersonForm, somebody } from './person';

test.use(tallWindow);

const Named = z.array(z.object({ name: z.string() }));

async function officesNamed(api: Api, name: string): Promise<number> {
  return Named.parse(await api.get(`/offices?country=GB&search=${encodeURIComponent(name)}`)).length;
}

test('a double click opens an office once', async ({ page, openOffice, signInAs }) => {
  const { api, name } = await openOffice();
  await signInAs('SUPERADMIN', { country: 'GB' });
  await page.goto('/manage-offices/new');
  const form = new OfficeForm(page);
  await form.field('Name').fill(`${name} II`);
  await form.field('City').fill('York');
  await page.getByRole('button', { name: 'Create office' }).dblclick();
  await expect(toastOf(page)).toContainText('Office created successfully');
  expect(await officesNamed(api, `${name} II`)).toBe(1);
});

test('an office whose answer was lost is opened once when it is sent again', async ({
  page,
  openOffice,
  signInAs,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET|Failed to load/);
  const { api, name } = await openOffice();
  await signInAs('SUPERADMIN', { country: 'GB' });
  await loseFirstAnswer(page, '/offices');
  await page.goto('/manage-offices/new');
  const form = new OfficeForm(page);
  await form.field('Name').fill(`${name} II`);
  await form.field('City').fill('York');
  await form.submit();
  await expect(toastOf(page)).toContainText('Failed to create office. The server cannot be reached.');
  await form.submit();
  await expect(toastOf(page)).toContainText('Office created successfully');
  expect(await officesNamed(api, `${name} II`)).toBe(1);
});

test('an invitation whose answer was lost is mailed once when it is sent again', async ({
  page,
  product,
  openOffice,
  signInAs,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET|Failed to load/);
  const office = await openOffice();
  await signInAs(await office.person('ADMIN'), office.selection);
  await loseFirstAnswer(page, '/invite-user');
  const person = somebody();
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.type(person);
  await form.invite();
  await expect(toastOf(page)).toContainText('Failed to create user. The server cannot be reached.');
  await form.invite();
  await expect(toastOf(page)).toContainText('User created successfully');
  await expect(page.getByRole('row', { name: person.email })).toHaveCount(1);
  await linkMailedTo(product, person.email);
  // Mails go out in the order in which they were queued: whatever was queued twice has left before this one.
  const next = somebody();
  await office.api.invite({ ...next, role: 'OFFICEMANAGER', officeId: office.id });
  await linkMailedTo(product, next.email);
  expect(await linksMailedTo(product, person.email)).toHaveLength(1);
});
