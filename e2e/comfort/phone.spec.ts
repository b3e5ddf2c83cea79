import { expect, test } from '../fixtures';
import { leave } from '../fixtures/go';
import { WITH_MOTION } from '../fixtures/motion';

test.use(WITH_MOTION);

test.use({ viewport: { width: 390, height: 844 } });

const entries = [
  'Exchange',
  'Money Book',
  'Cash',
  'Suppliers',
  'Collection schedules',
  'Collectors',
  'Agencies',
  'Manage Offices',
  'Manage Admins',
  'Dashboard',
];

test('every entry of the navigation is reached through the drawer, which closes behind it', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('ADMIN');
  const { name } = await api.office('DZ');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name }).click();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const entry of entries) {
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    const link = navigation.getByRole('link', { name: entry, exact: true });
    await expect(link).toBeInViewport();
    const address = (await link.getAttribute('href')) ?? 'none';
    await leave(page, () => link.click());
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(link).not.toBeInViewport();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), entry).toBeLessThanOrEqual(390);
  }
});

test('the drawer closes with Escape, and with a touch beside it', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open the navigation' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Agencies' });
  await expect(link).toBeHidden();
  await open.click();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).not.toBeInViewport();
  await expect(link).toBeHidden();
  await open.click();
  await expect(link).toBeInViewport();
  await page.mouse.click(370, 600);
  await expect(link).not.toBeInViewport();
});

test('a list fills the screen: its filters open on demand, and a pick-up takes three lines', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { api, id: officeId, selection } = await openOffice();
  const agency = await api.createAgency(officeId, 'Bijouterie Didouche');
  const collector = await api.createCollector(officeId, 'Yacine Khelifi');
  await api.createCollection({ agencyId: agency.id, collectorId: collector.id, officeId, scheduledAmount: 635_000 });
  await signInAs('SUPERADMIN', selection);
  await page.goto('/collection-schedules?from=&sort=round');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const from = page.getByRole('textbox', { name: 'From' });
  await expect(from).toBeHidden();
  expect((await rows.nth(1).boundingBox())?.height).toBeLessThan(100);
  expect((await page.getByRole('table').boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(from).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Late' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
