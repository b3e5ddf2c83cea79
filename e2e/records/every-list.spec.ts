import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { UNREACHABLE } from '../fixtures/lost-answer';
import { refuse } from '../fixtures/refuse';
import { lists } from './lists';

for (const { list, role, country, url, read, empty, search } of lists) {
  test(`${list}: loading, failed, without a match and without a connection`, async ({
    page,
    context,
    signInAs,
    signInToOffice,
    pageErrors,
  }) => {
    pageErrors.expect(/503|ERR_INTERNET_DISCONNECTED/);
    await (country === undefined ? signInToOffice(role) : signInAs(role, { country }));
    const main = page.getByRole('main');
    const rows = main.getByRole('table').getByRole('row');
    const field = main.getByPlaceholder('Search');

    await test.step('a loading list says so, and shows no empty state', async () => {
      const restore = await refuse(page, read);
      const answer = await hold(page, read);
      await page.goto(url);
      await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect(main.getByText(empty)).toHaveCount(0);
      answer();
      await expect(main.getByRole('alert')).toContainText('Not ready yet.');
      await restore();
    });

    await test.step('a failed read is retried on demand', async () => {
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(rows.nth(1)).toBeVisible();
    });

    if (search !== 'here') return;

    await test.step('a search without a match says so', async () => {
      await field.fill('nothing like this');
      await field.press('Enter');
      await expect(main.getByText(empty, { exact: true })).toBeVisible();
    });

    await test.step('without a connection the list says why, and reloads once there is one', async () => {
      await context.setOffline(true);
      await field.fill('');
      await field.fill('nor like this');
      await field.press('Enter');
      await expect(main.getByText(UNREACHABLE)).toBeVisible();
      await context.setOffline(false);
      await expect(main.getByText(empty, { exact: true })).toBeVisible();
    });
  });
}
