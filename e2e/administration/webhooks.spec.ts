import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';

test('an administrator creates a webhook, sends a test, and sees why it does not arrive', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  await signInAs(await office.person('ADMIN'), office.selection);
  await page.goto('/settings/webhooks');
  await page.getByLabel('Name').fill('Bookkeeping');
  await page.getByLabel('Address').fill('https://receiver.invalid/events');
  await page.getByRole('checkbox', { name: 'Exchange booked' }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByLabel('Secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(toastOf(page)).toContainText('Test event queued');
  await page.getByText('Last deliveries').click();
  const deliveries = page.getByRole('list', { name: 'Deliveries to Bookkeeping' });
  await expect(deliveries.getByRole('listitem')).toContainText(/Test event.*Waiting.*attempt.*receiver\.invalid/s);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
});
