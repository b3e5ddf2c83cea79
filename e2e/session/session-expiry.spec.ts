import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { installClock } from '../fixtures/clock';
import { password } from '../fixtures/people';
import { expiryOf, renewed } from './token';

const minute = 60_000;

test('the end of a session is announced ten minutes ahead, and the password keeps a half-filled form', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const { token } = await signInAs('OFFICEMANAGER');
  await installClock(page);
  await page.goto('/agencies/new');
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  // Pending reads would time out when the clock moves forward.
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  const notice = page.getByText(/^Your session ends at \d\d:\d\d/);
  await page.clock.fastForward(expiryOf(token) - Date.now() - 11 * minute);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(2 * minute);
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();

  // The server does not follow the page's clock: replace the later token by the first one.
  const later = renewed(token);
  await page.route(/\/api\/(?!login)/, async (route, request) => {
    await route.continue({ headers: { ...request.headers(), authorization: `Bearer ${token}` } });
  });
  await page.route('**/api/login', (route) => route.fulfill({ json: { access_token: later } }));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/\/agencies\/new$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
});

test('a session extended in one tab continues in the other, which keeps its selection', async ({
  page,
  context,
  product,
  signInAs,
}) => {
  const api = await signInAs('SUPERADMIN');
  const { id, name } = await api.office('DZ');
  await page.goto('/');
  await page.evaluate(
    (selection) => localStorage.setItem('dashboard', selection),
    JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId: id }),
  );
  await page.goto('/agencies/new');
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  await expect(page.getByRole('combobox', { name: 'Select office' })).toHaveText(name);

  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  expect(token).not.toBe(api.token);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((renewedToken) => localStorage.setItem('userToken', renewedToken), token);

  const authorized = page.waitForRequest((request) => request.headers()['authorization'] === `Bearer ${token}`);
  await expect(page.getByRole('combobox', { name: 'Select office' })).toHaveText(name);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await authorized;
});
