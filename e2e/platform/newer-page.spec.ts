import { expect, test } from '../fixtures';
import { publishDamaged, takeBack } from './broken-version';
import { pollAtOnce } from '../fixtures/poll-at-once';
import { openAtRest } from '../fixtures/at-rest';

test('an open page learns of a newer version, keeps the input, and loads it with the next page', async ({
  page,
  product,
  signInToOffice,
}) => {
  test.slow();
  const { remotes } = product.folders;
  await signInToOffice('SUPERADMIN');
  const notice = page.getByText('A newer version is ready');
  const mark = () => page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const isMarked = () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
  // Survives the unload of the document, unlike an evaluation.
  const anotherDocument = () => page.waitForFunction(() => Reflect.get(window, 'sameDocument') !== true);

  await pollAtOnce(page);
  // The first registry received is no news.
  await openAtRest(page, '/agencies/new');
  await page.getByLabel('Name').first().fill('Half typed');
  await mark();
  await publishDamaged(remotes, '9.7.0');
  try {
    await expect(notice).toBeVisible({ timeout: 40_000 });
    await expect(page.getByLabel('Name').first()).toHaveValue('Half typed');
    expect(await isMarked()).toBe(true);

    await page.getByLabel('Name').first().fill('');
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: 'Suppliers' }).click();
    await anotherDocument();
    await expect(page).toHaveURL(/\/suppliers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
    await expect(notice).toBeHidden();
  } finally {
    await takeBack(remotes);
  }
});
