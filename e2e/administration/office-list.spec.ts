import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import { tallWindow } from '../fixtures/tall-window';

test.use(tallWindow);

for (const [role, times] of [
  ['ADMIN', 0],
  ['SUPERADMIN', 1],
] as const) {
  test(`an ${role} reads the countries ${times === 0 ? 'never' : 'once'}`, async ({ page, signInAs }) => {
    const requests = new ApiRequests(page);
    // Without live changes the page does not read again because of offices created by earlier tests.
    await hold(page, '/events');
    await signInAs(role);
    await page.goto('/manage-offices');
    await expect(page.getByRole('table', { name: 'Manage Offices' }).getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => requests.paths).toContain('/me');
    await expect.poll(() => requests.paths.filter((path) => path === '/offices/countries')).toHaveLength(times);
  });
}
