import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { PersonForm, personInput } from './person';

test('the keyboard alone invites an office manager', async ({ page, signInAs }) => {
  const { keyboard } = page;
  const person = personInput();
  await signInAs('ADMIN');
  await page.goto('/manage-admins');
  const add = page.getByRole('link', { name: 'Add Office Manager' });
  await expect(add).toBeVisible();
  for (let presses = 0; presses < 40 && !(await add.evaluate((link) => link === document.activeElement)); presses++) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');

  const form = new PersonForm(page);
  const office = form.prompt.getByRole('combobox', { name: 'Select office' });
  await expect(office).toBeEnabled();
  for (let presses = 0; presses < 10 && !(await office.evaluate((at) => at === document.activeElement)); presses++) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await keyboard.type('a');
  await expect(page.getByRole('option', { name: 'Algiers Centre' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(form.prompt).toBeHidden();

  const name = form.field('Name');
  for (let presses = 0; presses < 40 && !(await name.evaluate((at) => at === document.activeElement)); presses++) {
    await keyboard.press('Tab');
  }
  await keyboard.type(person.name);
  for (const text of [person.email, person.phone]) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('User created successfully');
});
