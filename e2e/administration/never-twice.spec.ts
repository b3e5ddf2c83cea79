import { expect, test } from '../fixtures';
import { loseFirstAnswer } from '../fixtures/lost-answer';
import { linkMailedTo, linksMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { PersonForm, personInput } from './person';

test.use(tallWindow);

test('an invitation whose answer was lost is mailed once when it is sent again', async ({
  page,
  product,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_CONNECTION_RESET|Failed to load/);
  const office = await openOffice();
  await signInAs(await office.person('ADMIN'), office.selection);
  await loseFirstAnswer(page, '/invite-user');
  const person = personInput();
  await page.goto('/manage-admins/new');
  const form = new PersonForm(page);
  await form.type(person);
  await form.invite();
  await expect(toastOf(page)).toContainText('Failed to create user. The server cannot be reached.');
  await form.invite();
  await expect(toastOf(page)).toContainText('User created successfully');
  await expect(page.getByRole('row', { name: person.email })).toHaveCount(1);
  await linkMailedTo(product, person.email);
  // Mails leave in the order of the queue, so a duplicate would arrive before this one.
  const next = personInput();
  await office.api.invite({ ...next, role: 'OFFICEMANAGER', officeId: office.id });
  await linkMailedTo(product, next.email);
  expect(await linksMailedTo(product, person.email)).toHaveLength(1);
});
