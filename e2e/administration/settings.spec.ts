import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import type { OwnOffice } from '../fixtures/own-office';
import { password, type Who } from '../fixtures/people';
import { refuse } from '../fixtures/refuse';
import { toastOf } from '../fixtures/toast';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Change password' }).click();

async function type(page: Page, current: string, wanted: string): Promise<void> {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(wanted);
  await field(page, 'Confirm new password').fill(wanted);
}

let office: OwnOffice;
let who: Who;

test.beforeEach(async ({ page, openOffice, signInAs }) => {
  office = await openOffice();
  who = await office.person('COLLECTOR');
  await signInAs(who);
  await page.goto('/settings');
  await expect(field(page, 'Email')).toHaveValue(who);
});

test('a half-typed password change asks before it is lost; six characters suffice, the form is clean afterwards, and the change ends the other sessions', async ({
  page,
  product,
  request,
}) => {
  const other = await Api.signIn(request, product.url, who);
  await test.step('a half-typed change asks before it is lost', async () => {
    await field(page, 'Current password').fill('half');
    await page.getByRole('navigation').getByRole('link', { name: 'My day' }).click();
    await page.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(field(page, 'Current password')).toHaveValue('half');
  });

  await test.step('six characters suffice; the form is empty and clean afterwards', async () => {
    const requests = new ApiRequests(page);
    const answer = await hold(page, '/change-password', 'POST');
    await type(page, password, 'sezame');
    await submit(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Password updated successfully');
    const sent = { oldPassword: password, newPassword: 'sezame', confirmPassword: 'sezame' };
    expect(requests.bodies('POST', '/change-password')).toEqual([sent]);
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(field(page, label)).toHaveValue('');
    }
    await page.getByRole('navigation').getByRole('link', { name: 'My day' }).click();
    await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible();
  });

  await test.step('the change ends the other sessions, keeps this one, and the new password works', async () => {
    expect(await other.get('/me')).toMatchObject({ statusCode: 401 });
    await page.goto('/settings');
    await expect(field(page, 'Email')).toHaveValue(who);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await field(page, 'Email').fill(who);
    await field(page, 'Password').fill('sezame');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible();
  });
});

test('the other sessions continue when the question is dismissed or the call fails; a collector signs out through the profile menu', async ({
  page,
  product,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/503/);
  const other = await Api.signIn(request, product.url, who);
  const end = page.getByRole('button', { name: 'Sign out of all other sessions' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await end.click();
  await expect(question).toContainText('You stay signed in here.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await refuse(page, '/end-other-sessions', 'POST');
  await end.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(toastOf(page)).toContainText('Failed to sign out of the other sessions. Not ready yet.');
  expect(await other.me()).toMatchObject({ name: 'Own collector' });

  await test.step('a collector finds Settings and Logout in the profile menu, and signs out with it', async () => {
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Handbook', 'Logout']);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  });
});
