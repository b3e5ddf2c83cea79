import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';
import { typedOption } from '../fixtures/typed-option';

test('a session left open elsewhere is ended in Settings, and signing out ends this one on the server', async ({
  page,
  product,
  openOffice,
  signInAs,
  request,
}) => {
  const office = await openOffice();
  const who = await office.person('OFFICEMANAGER');
  const here = await signInAs(who);
  const elsewhere = await Api.signIn(request, product.url, who);
  await page.goto('/settings');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await sessions.getByRole('button', { name: /^End session/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(toastOf(page)).toContainText('The session has ended');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await elsewhere.get('/me')).toMatchObject({ statusCode: 401 });

  const ended = page.waitForResponse('**/api/logout');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect((await ended).status()).toBe(204);
  expect(await here.get('/me')).toMatchObject({ statusCode: 401 });
});

test('an administrator ends the session of a subordinate, and reads the events on a phone', async ({
  page,
  product,
  openOffice,
  signInAs,
  request,
}) => {
  const office = await openOffice();
  const who = await office.person('OFFICEMANAGER');
  const theirs = await Api.signIn(request, product.url, who);
  const { id } = await theirs.me();
  await theirs.get('/security-events');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(await office.person('ADMIN'), office.selection);
  await page.goto(`/manage-admins/${id}`);
  await page.getByRole('button', { name: /^End session/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Not signed in anywhere')).toBeVisible();
  expect(await theirs.get('/me')).toMatchObject({ statusCode: 401 });

  await page.getByRole('link', { name: 'Security events of this person' }).click();
  await expect(page.getByRole('heading', { name: 'Security events' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Security events' }).getByRole('row');
  for (const text of ['Session ended', 'Access refused', 'Sign-in', 'Invitation accepted', 'Invitation sent']) {
    await expect(rows.filter({ hasText: text }).first()).toBeVisible();
  }
  await expect(rows.filter({ hasText: 'Session ended' })).toContainText('Own admin');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('combobox', { name: 'Kind of event' }).click();
  await (await typedOption(page, 'Access refused')).click();
  await expect(rows.filter({ hasText: 'Session ended' })).toHaveCount(0);
  await expect(rows.filter({ hasText: '/api/security-events' })).toHaveCount(1);
});
