import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';

/** A shared module, its styles, and chunks with a numeric name. */
const KINDS = [/\/records\.\w+\.js$/, /\/dates\.\w+\.css$/, /\/\d+\.\w+\.js$/, /\/\d+\.\w+\.css$/];

const entries = (page: Page) => page.getByRole('table', { name: 'Entries' });

test('a shell file that fails once is loaded again, and no remote is blamed', async ({
  page,
  product,
  request,
  signInToOffice,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await signInToOffice('OFFICEMANAGER');
  const requests: string[] = [];
  page.on('request', (each) => requests.push(each.url()));
  await page.goto('/money-book');
  await expect(entries(page)).toBeVisible();
  const ofTheShell = requests.filter((url) => !url.includes('/remotes/'));

  for (const [index, kind] of KINDS.entries()) {
    const file = ofTheShell.find((url) => kind.test(url)) ?? '';
    await page.route(file, (route) => route.abort());
    await page.goto('/money-book');
    await expect(page.getByRole('main')).toContainText('shell-unreachable');
    await page.unroute(file);
    if (index % 2 === 0) await page.getByRole('button', { name: 'Try again' }).click();
    else await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(entries(page), file).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('comptoir.quarantine'))).not.toContain('version');
  }

  const { token } = await Api.signIn(request, product.url, 'SUPERADMIN');
  const headers = { authorization: `Bearer ${token}` };
  const failedParts = async () => {
    const failures: RemoteFailure[] = await (
      await request.get(`${product.url}/api/remote-failures`, { headers })
    ).json();
    return failures.filter(({ remote }) => remote === 'shell' || remote === 'finance').map(({ remote }) => remote);
  };
  await expect.poll(failedParts).toEqual(['shell']);
});
