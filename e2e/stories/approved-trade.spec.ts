import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import type { Role } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { TradeForm } from '../finance/trade-form';

test('a trade above a threshold is booked once, when an administrator approves it on the phone', async ({
  browser,
  product,
  request,
  openOffice,
}) => {
  const office = await openOffice({ USD: 1000 });
  const rule = { kind: 'TRADE', officeId: office.id, currency: 'USD', threshold: 100, approverRole: 'ADMIN' };
  await office.api.createdBy('/approval-rules', rule);
  const pageOf = async (role: Role, viewport: { width: number; height: number }): Promise<Page> => {
    const { token } = await Api.signIn(request, product.url, await office.person(role));
    const context = await browser.newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { country: selectedCountryCode, office: selectedOfficeId } = office.selection;
    await beginWith(page, { userToken: token, dashboard: JSON.stringify({ selectedCountryCode, selectedOfficeId }) });
    return page;
  };
  const [manager, phone] = [
    await pageOf('OFFICEMANAGER', { width: 1440, height: 900 }),
    await pageOf('ADMIN', { width: 390, height: 844 }),
  ];

  await manager.goto('/exchange/new');
  const form = new TradeForm(manager);
  await form.type('250', '2');
  await form.submit.click();
  await expect(toastOf(manager)).toContainText('Sent for approval');
  await expect(manager).toHaveURL(/\/exchange$/);
  expect(await office.api.get(`/trades?officeId=${office.id}`)).toEqual([]);

  await phone.goto('/inbox');
  await phone.getByRole('link', { name: /^Approve: Trade, \$250\.00/ }).click();
  await expect(phone.getByText(/^Fingerprint: [0-9a-f]{64}$/)).toBeVisible();
  await expectNoAxeViolations(phone);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('Approved and done').first()).toBeVisible();

  await manager.goto('/inbox');
  await manager.getByRole('link', { name: /^Approved and done: Trade, \$250\.00/ }).click();
  await manager.getByRole('link', { name: /^Trade #\d+$/ }).click();
  await expect(manager).toHaveURL(/\/exchange\/\d+$/);
  expect(await office.api.get(`/trades?officeId=${office.id}`)).toMatchObject([{ oldAmount: 250, newAmount: 500 }]);
});
