import { expect, test } from '../fixtures';

test('a collection of another office looks like a missing one', async ({ page, openOffice, signInAs, pageErrors }) => {
  pageErrors.expect(/404/);
  const office = await openOffice();
  const { id } = await office.api.planCollection(office.id);
  await signInAs('OFFICEMANAGER');
  const messages = [];
  for (const number of [id, '999999999']) {
    await page.goto(`/money-book/${number}`);
    await expect(page.getByRole('heading', { name: `Money Book #${number}` })).toBeVisible();
    messages.push(await page.getByRole('main').getByRole('alert').innerText());
  }
  expect(messages[0]).toContain('This collection does not exist.');
  expect(messages[1]).toBe(messages[0]);
});
