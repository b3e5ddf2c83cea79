import { expect, test } from '../fixtures';
import { OfficeWithCustody } from '../cash/two-people';
import { expectNoAxeViolations } from '../fixtures/axe';

test('a manager asks for the reversal of an expense, and an administrator reverses it', async ({
  browser,
  product,
  request,
  openOffice,
}) => {
  const two = await OfficeWithCustody.open({ browser, product, request }, await openOffice({ GBP: 1000 }), 10);
  await two.office.book(-40, 'GBP', 'Fuel, typed twice');
  const [manager, administrator] = [await two.desk('OFFICEMANAGER'), await two.desk('ADMIN')];
  await manager.goto('/money-book');
  await manager.getByRole('link', { name: 'Fuel, typed twice' }).click();
  await manager.getByRole('button', { name: 'Ask for a correction' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Ask for a correction' });
  await expectNoAxeViolations(manager);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Booked yesterday already');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(manager.getByText('A correction is requested')).toBeVisible();
  await expectNoAxeViolations(manager);

  await administrator.goto('/inbox');
  await expect(administrator.getByText('Booked yesterday already')).toBeVisible();
  await administrator.getByRole('link', { name: /^Reverse entry #\d+$/ }).click();
  await expect(administrator.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectNoAxeViolations(administrator);
  await administrator.getByRole('button', { name: 'Reverse', exact: true }).click();
  const reversal = administrator.getByRole('dialog');
  await reversal.getByRole('textbox', { name: 'Reason' }).fill('Booked twice');
  await reversal.getByRole('button', { name: 'Reverse' }).click();
  await expect(administrator.getByText('The requested correction is done')).toBeVisible();

  // Without a reload.
  await expect(manager.getByText('The requested correction is done')).toBeVisible();
  await manager.goto('/inbox');
  await expect(manager.getByRole('link', { name: /^Entry #\d+ is reversed$/ })).toBeVisible();
  await administrator.goto('/inbox');
  await expect(administrator.getByText('Booked yesterday already')).toBeHidden();
});

test('a collector asks on the phone, and a SUPERADMIN declines', async ({
  browser,
  product,
  request,
  openOffice,
  page,
  signInAs,
}) => {
  const two = await OfficeWithCustody.open({ browser, product, request }, await openOffice(), 10);
  const phone = await two.phone();
  await phone.goto('/my-day');
  await phone.getByRole('heading', { name: /^Done today/ }).click();
  await phone.getByRole('link', { name: /^Open: / }).click();
  await phone.getByRole('button', { name: 'Ask for a correction' }).click();
  await phone.getByRole('textbox', { name: 'Reason' }).fill('11 were collected');
  await phone.getByRole('button', { name: 'Send the request' }).click();
  await expect(phone.getByText('A correction is requested')).toBeVisible();
  await expectNoAxeViolations(phone);

  await signInAs('SUPERADMIN');
  await page.goto('/inbox');
  const item = page.getByRole('listitem').filter({ hasText: '11 were collected' });
  await item.getByRole('link', { name: /^Correct collection #\d+$/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the correction' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The agency signed for 10');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The correction is declined')).toBeVisible();

  await expect(phone.getByText('The agency signed for 10')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Ask for a correction' })).toBeVisible();
});
