import { watchLayoutShift } from '@comptoir/bench/layout-shift';
import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { expectSteady } from '../fixtures/steady';

test.use(WITH_MOTION);

test('an agency shows its collections above the form, which does not move or wait for them', async ({
  page,
  signInToOffice,
  pageErrors,
}) => {
  pageErrors.expect(/503/);
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id, agency, collector } = await api.planCollection(office.id, { scheduledAmount: 730 });
  const parties = { agencyId: agency.id, collectorId: collector.id, officeId: office.id };
  const collected = await api.createCollection({ ...parties, scheduledAmount: 640 });
  await api.patch(`/collections/${collected.id}`, { collectedAmount: 640 });

  await watchLayoutShift(page);
  const summary = page.getByRole('region', { name: 'Summary' });
  const name = page.getByLabel('Name', { exact: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/agencies/${agency.id}`);
    const last = summary.getByRole('region', { name: 'Last collections' });
    await expect(last.getByText('DA 640.00')).toBeVisible();
    await expect(last.locator(`a[href="/money-book/${collected.id}"]`)).toBeVisible();
    const next = summary.getByRole('region', { name: 'Next collections' });
    await expect(next.locator(`a[href="/collection-schedules/edit/${id}"]`)).toBeVisible();
    await expect(name).toHaveValue(agency.name);
    const [above, form] = await Promise.all([summary.boundingBox(), name.boundingBox()]);
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
    await expectSteady(page);
  }

  await test.step('a failed summary leaves the form, and is read again on demand', async () => {
    await page.route('**/api/agencies/*/summary', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, error: 'Service Unavailable', message: 'Not ready' } }),
    );
    await page.goto(`/agencies/${agency.id}`);
    await expect(summary.getByRole('alert')).toBeVisible();
    await expect(name).toHaveValue(agency.name);
    await page.unroute('**/api/agencies/*/summary');
    // At once: the page reads all again when its stream of changes is connected.
    await summary.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await expect(summary.getByText('DA 730.00')).toBeVisible();
  });
});

test('a collector shows the stops of today above the form', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  // Without a time, so that the stop is of today at any hour.
  const { id, collector } = await api.planCollection(office.id, {
    scheduledCollectionDate: new Date().toISOString(),
    scheduledAmount: 730,
  });
  await page.goto(`/collectors/${collector.id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('0 / 1')).toBeVisible();
  const stops = summary.getByRole('region', { name: 'Stops today' });
  await expect(stops.locator(`a[href="/collection-schedules/edit/${id}"]`)).toBeVisible();
  await expect(stops.getByText('DA 730.00')).toBeVisible();
  await expect(summary.getByText('In the bag now')).toBeHidden();
});

test('Edit leads from the facts of an office to its form', async ({ page, signInToOffice }) => {
  const { office } = await signInToOffice('ADMIN');
  await watchLayoutShift(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/manage-offices/${office.id}`);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('link', { name: 'Cash' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(office.name);
    await expectSteady(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport();
  }
});

test('the expenses of a supplier open in the money book', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('ADMIN');
  const { id, name } = await api.createSupplier(office.id);
  const booked = { officeId: office.id, date: new Date().toISOString(), currency: 'DZD' };
  await api.post('/transactions', { ...booked, amount: 900, description: 'Float beside it' });
  await api.post('/transactions', { ...booked, amount: -12.5, description: 'Diesel', supplierId: id });
  await page.goto(`/suppliers?supplier=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Supplier' });
  await expect(dialog.getByRole('region', { name: 'Expenses' }).last()).toContainText('This monthDA 12.50');
  await dialog.getByRole('link', { name: 'See 1 expense' }).click();
  await expect(page.getByRole('button', { name: `Supplier: ${name}. Show all entries` })).toBeVisible();
  await expect(page.getByText('Diesel')).toBeVisible();
  await expect(page.getByText('Float beside it')).toBeHidden();

  await test.step('a further expense is for the same supplier', async () => {
    await page.goto(`/suppliers/${id}`);
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(page.getByRole('dialog', { name: 'Add expense' })).toContainText(name);
    await expect(page).toHaveURL('/suppliers');
  });
});
