import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { publishDamaged, takeBack } from './broken-version';
import { toastOf } from '../fixtures/toast';
import { damages } from './damages';

test('the platform page shows the live version, the failures in any browser, and links to their explanation', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  const { remotes } = product.folders;
  const crash = damages.find(({ name }) => name === 'that crashes in its first render');
  await publishDamaged(remotes, '9.2.0', crash?.build);
  try {
    const { token } = await Api.signIn(page.request, product.url, 'OFFICEMANAGER');
    const colleague = await browser.newPage();
    await colleague.addInitScript((value) => localStorage.setItem('userToken', value), token);
    const report = colleague.waitForResponse(/\/api\/remote-reports/);
    await colleague.goto(`${product.url}/agencies`);
    await expect(colleague.getByRole('table', { name: 'Agencies' })).toBeVisible();
    // A browser batches failures of half a second.
    await report;
    await colleague.close();

    await signInAs('SUPERADMIN');
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Platform' }).click();
    const operations = page.getByRole('heading', { name: /^operations/ }).locator('..');
    await expect(operations).toContainText(/9\.2\.0, .*, reports: 1: About render-crashed/);
    const code = operations.getByRole('link', { name: 'About render-crashed' });
    const answer = await page.request.get(product.url + (await code.getAttribute('href')));
    expect(await answer.text()).toContain('# `render-crashed`');

    await expect(operations).toContainText('None: everyone gets the live version.');
    await expect(operations.getByRole('button', { name: /share/ })).toHaveCount(0);
    await operations.getByRole('button', { name: 'Change the limits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limits of operations' });
    await dialog.getByLabel('Users in one minute').fill('2');
    await dialog.getByRole('button', { name: 'Save the limits' }).click();
    await expect(dialog).toContainText('From 3 to 1000 people');
    await dialog.getByLabel('Users in one minute').fill('4');
    await dialog.getByLabel('Email address of the team').fill('team@comptoir.example');
    await dialog.getByRole('button', { name: 'Save the limits' }).click();
    await expect(toastOf(page)).toContainText('Limits of operations saved');
    await expect(operations).toContainText('or for 4 users in one minute');
  } finally {
    await takeBack(remotes);
  }
});

test('a version that failed in this browser is set aside, and can be retried', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/operations/, /crash in the first render/);
  const { remotes } = product.folders;
  const crash = damages.find(({ name }) => name === 'that crashes in its first render');
  await publishDamaged(remotes, '9.2.1', crash?.build);
  try {
    const api = await signInAs('SUPERADMIN');
    const { id } = await api.office('DZ');
    await signInAs('SUPERADMIN', { country: 'DZ', office: id });
    await page.goto('/agencies');
    await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Platform' }).click();
    const operations = page.getByRole('heading', { name: /^operations/ }).locator('..');
    await expect(operations).toContainText('degraded');
    await expect(operations).toContainText('9.2.1 (render-crashed)');
    await operations.getByRole('button', { name: 'Try again' }).click();
    await expect(operations).not.toContainText('9.2.1 (render-crashed)');
  } finally {
    await takeBack(remotes);
  }
});

test('only a SUPERADMIN sees it', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/platform');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
