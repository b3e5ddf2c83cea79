import { expect, test } from '../fixtures';
import { publishDamaged, takeBack } from './broken-version';
import { damages } from './damages';

test('the platform page says which version is in use, which failed, and where to read why', async ({
  page,
  product,
  signInAs,
  troubles,
}) => {
  troubles.expect(/operations/, /crash in the first render/);
  const { remotes } = product.folders;
  const crash = damages.find(({ name }) => name === 'that crashes in its first render');
  await publishDamaged(remotes, '9.2.0', crash?.build);
  try {
    const api = await signInAs('SUPERADMIN');
    const office = await api.office('DZ');
    await page.goto('/');
    await page.evaluate(
      ({ id }) =>
        localStorage.setItem('dashboard', JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId: id })),
      office,
    );
    await page.goto('/agencies');
    await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Platform' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('degraded');
    await expect(main).toContainText('9.2.0');
    const code = main.getByRole('link', { name: 'What render-crashed means' });
    const answer = await page.request.get(product.url + (await code.getAttribute('href')));
    expect(await answer.text()).toContain('# `render-crashed`');
  } finally {
    await takeBack(remotes);
  }
});

test('nobody but a SUPERADMIN sees it', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/platform');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
