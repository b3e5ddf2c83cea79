import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { hold } from '../fixtures/hold';
import { tallWindow } from '../fixtures/tall-window';

test.use(tallWindow);

for (const [role, times] of [
  ['ADMIN', 0],
  ['SUPERADMIN', 1],
] as const) {
  test(`an ${role} asks ${times === 0 ? 'never' : 'once'} for the countries`, async ({ page, signInAs }) => {
    const asked = new Asked(page);
    // Nothing tells the page of the offices that the tests before this one opened, which would make it ask again.
    await hold(page, '/events');
    await signInAs(role);
    await page.goto('/manage-offices');
    await expect(page.getByRole('table', { name: 'Manage Offices' }).getByRole('row').nth(1)).toBeVisible();
    // What fills the filter, and who is signed in, are asked for once the rows are there.
    await expect.poll(() => asked.paths).toContain('/me');
    await expect.poll(() => asked.paths.filter((path) => path === '/offices/countries')).toHaveLength(times);
  });
}
