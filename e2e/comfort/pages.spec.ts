import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';

test.use(WITH_MOTION);

const staffPages = [
  ['Exchange', /^Exchange/],
  ['Money Book', /^Money Book/],
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

test('an unknown path says so in the tab too', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Comptoir');
});

const closed = [
  ['OFFICEMANAGER', ['/manage-offices', '/manage-admins/new', '/platform'], 'Go to the dashboard', 'Dashboard'],
  [
    'COLLECTOR',
    ['/exchange', '/money-book', '/suppliers', '/collectors', '/manage-offices', '/platform'],
    'Go to “My day”',
    'My day',
  ],
] as const;

for (const [role, addresses, way, home] of closed) {
  test(`a ${role} is told which pages are not for the role, and finds the way out`, async ({ page, signInAs }) => {
    await signInAs(role);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' }), address).toBeVisible();
      await expect(page).toHaveTitle('You do not have access to this page · Comptoir');
    }
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { name: home, level: 1 })).toBeFocused();
  });
}

test('a line at the top shows that a page is on its way', async ({ page, signInAs }) => {
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
