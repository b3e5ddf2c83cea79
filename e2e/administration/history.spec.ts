import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';

async function expectChange(page: Page, sentence: RegExp) {
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText(/^Changed by Karim Haddad/).first()).toBeVisible();
  await expect(page.getByText(sentence).first()).toBeVisible();
}

test('agencies, collectors, collections and suppliers show who changed what', async ({ page, signInToOffice }) => {
  const {
    api,
    office: { id: officeId },
  } = await signInToOffice('ADMIN');

  const agency = await api.createAgency();
  await api.patch(`/agencies/${agency.id}`, { phone: '+213 555 00 11 22' });
  await page.goto(`/agencies/${agency.id}`);
  await expectChange(page, /^Phone changed from “.*” to “.\+213 555 00 11 22.”$/);

  const collector = await api.createCollector(officeId);
  await api.patch(`/users/${collector.id}`, { name: 'Riad M.' });
  await go(page, `/collectors/${collector.id}`);
  await expectChange(page, /^Name changed from “.*” to “.Riad M\..”$/);

  const collection = await api.createCollection({ agencyId: agency.id, collectorId: collector.id, officeId });
  await api.patch(`/collections/${collection.id}`, { scheduledAmount: 1234.5 });
  await go(page, `/collection-schedules/edit/${collection.id}`);
  await expectChange(page, /^Scheduled amount changed from “.*” to “.*1,234\.50.”$/);

  const supplier = await api.createSupplier(officeId);
  await api.patch(`/suppliers/${supplier.id}`, { name: 'Imprimerie Nouvelle' });
  await go(page, '/suppliers');
  await page.getByRole('button', { name: 'Imprimerie Nouvelle', exact: true }).click();
  await expectChange(page, /^Name changed from “.*” to “.Imprimerie Nouvelle.”$/);
});
