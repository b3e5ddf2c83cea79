import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { WITH_MOTION } from '../fixtures/motion';

test.use(WITH_MOTION);

const staffPages = [
  ['Exchange', /^Exchange/],
  ['Money Book', /^Money Book/],
  ['Cash', /^Cash/],
  ['Suppliers', /^Suppliers/],
  ['Collection schedules', /^Collection/],
  ['Collectors', /^Collectors/],
  ['Agencies', /^Agencies/],
  ['Dashboard', /^Dashboard/],
] as const;

test('each page names the tab, and its heading has the focus after a navigation', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard · Comptoir');
  for (const [entry, title] of staffPages) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${await heading.innerText()} · Comptoir`);
  }
});

test('the pages outside the layout name the tab', async ({ page }) => {
  const titles = [
    ['/auth/login', 'Welcome back · Comptoir'],
    ['/auth/forgot-password', 'Reset your password · Comptoir'],
    ['/auth/reset-password?token=any', 'Invalid Link · Comptoir'],
    ['/auth/confirm-user', 'Invalid Link · Comptoir'],
  ] as const;
  for (const [address, title] of titles) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
});

test('an unknown path says so, in the tab too, and leads to the dashboard', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Comptoir');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
});

const id = '01890000-0000-7000-8000-0000000000c1';
const ofStaff = [
  '/exchange',
  '/exchange/new',
  '/money-book',
  '/money-book/1001',
  '/suppliers',
  '/collection-schedules',
  '/collection-schedules/new',
  '/collection-schedules/plan',
  '/collection-schedules/board',
  '/collection-schedules/edit/1001',
  '/collectors',
  '/collectors/new',
  `/collectors/${id}`,
  '/agencies',
  '/agencies/new',
  `/agencies/${id}`,
];
const closed = [
  ['OFFICEMANAGER', ['/manage-offices', '/manage-admins/new', '/platform'], 'Go to the dashboard', 'Dashboard'],
  ['COLLECTOR', [...ofStaff, '/manage-offices', '/platform'], 'Go to “My day”', 'My day'],
] as const;

for (const [role, addresses, way, home] of closed) {
  test(`a ${role} sees which pages are not for the role, and finds the way out`, async ({ page, signInAs }) => {
    await signInAs(role);
    const requests = new ApiRequests(page);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
      await expect(page).toHaveTitle('You do not have access to this page · Comptoir');
    }
    if (role === 'COLLECTOR') {
      await test.step('a COLLECTOR has no link to pages of staff, and reads nothing for them', async () => {
        await expectNothingOfStaff(page, requests);
      });
    }
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { name: home, level: 1 })).toBeFocused();
  });
}

test('a line at the top shows that a page is loading', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/__federation_expose_suppliers/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
  const line = page.getByRole('progressbar');
  await expect(line).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(line).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

/** Screens of staff are neither linked nor read. */
async function expectNothingOfStaff(page: Page, requests: ApiRequests): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'My day' })).toBeVisible();
  for (const name of ['Exchange', 'Money Book', 'Suppliers']) {
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
  expect(
    requests.paths.filter((path) =>
      /^\/(agencies|collections|users|trades|general-ledger|suppliers|transactions)/.test(path),
    ),
  ).toEqual([]);
}
