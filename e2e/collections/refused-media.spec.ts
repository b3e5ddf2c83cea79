import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { toastOf } from '../fixtures/toast';
import { CollectionForm } from './collection-form';
import { files, picker } from './media-page';
import { sampleFile } from './sample-files';

let api: Api;
let id: string;

test.beforeEach(async ({ page, signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  ({ id } = await api.createPickUp(session.office.id));
  await page.goto(`/collection-schedules/edit/${id}`);
  await expect(page.getByRole('heading', { name: `Edit Collection #${id}` })).toBeVisible();
});

test('a collection that is full takes no further file, and says so', async ({ page, troubles }) => {
  troubles.expect(/409/);
  for (let number = 1; number <= 50; number += 1) await api.beginUpload(id, `${number}.txt`);
  await picker(page).setInputFiles([sampleFile('pdf')]);
  await new CollectionForm(page).submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  await expect(page.getByText('sample.pdf was not uploaded: A collection takes at most 50 files.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
});

test('a file that the store refuses is named, and tried again at another place', async ({ page, troubles }) => {
  troubles.expect(/403/);
  let refused = false;
  await page.route(/\/media\/.*signature=/, (route) => {
    if (refused || route.request().method() !== 'PUT') return route.fallback();
    refused = true;
    return route.continue({
      url: route
        .request()
        .url()
        .replace(/signature=[^&]+/, 'signature=none'),
    });
  });
  await picker(page).setInputFiles([sampleFile('pdf'), sampleFile('txt')]);
  await new CollectionForm(page).submit();
  await expect(
    page.getByText(/^sample\.(pdf|txt) was not uploaded: This link is not valid, or it has expired\.$/),
  ).toBeVisible();
  await expect(files(page).getByRole('link')).toHaveCount(1);
  await files(page).getByRole('button', { name: 'Try again' }).click();
  for (const name of ['sample.pdf', 'sample.txt']) {
    await expect(files(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText(/was not uploaded/)).toHaveCount(0);
});

test('a file whose answer was lost is there once, also after it is tried again', async ({ page, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/, /409/);
  let lost = false;
  await page.route(/\/media\//, async (route) => {
    if (lost || route.request().method() !== 'PUT') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await picker(page).setInputFiles([sampleFile('pdf')]);
  await new CollectionForm(page).submit();
  await expect(page.getByText(/^sample\.pdf was not uploaded: The server cannot be reached\./)).toBeVisible();
  await files(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/was not uploaded/)).toHaveCount(0);
  await page.reload();
  await expect(files(page).getByRole('link', { name: 'sample.pdf' })).toBeVisible();
  await expect(files(page).getByRole('listitem')).toHaveCount(1);
});

test('a place that the server does not name is told', async ({ page }) => {
  await page.route('**/upload-media?**', (route) =>
    route.fulfill({ status: 201, json: { presignedUrl: '', mediaId: '01890000-0000-7000-8000-0000000000f1' } }),
  );
  await picker(page).setInputFiles([sampleFile('png')]);
  await new CollectionForm(page).submit();
  await expect(page.getByText('sample.png was not uploaded: No presigned URL received')).toBeVisible();
  await page.unroute('**/upload-media?**');
  await files(page).getByRole('button', { name: 'Try again' }).click();
  await expect(files(page).getByRole('link', { name: 'sample.png' })).toBeVisible();
});

test('two files of one name are both kept, and removed one by one', async ({ page }) => {
  const [first, second] = [Buffer.from('Counted once.\n'), Buffer.from('Counted twice, to be sure.\n')];
  await picker(page).setInputFiles([{ ...sampleFile('txt'), buffer: first }]);
  await picker(page).setInputFiles([{ ...sampleFile('txt'), buffer: second }]);
  await expect(files(page).getByRole('listitem')).toHaveCount(2);
  await new CollectionForm(page).submit();
  await expect(page).toHaveURL(/\/collection-schedules$/);
  await page.goto(`/collection-schedules/edit/${id}`);
  const ofSize = (size: string) => files(page).getByRole('listitem').filter({ hasText: size });
  const [once, twice] = [ofSize('14 byte'), ofSize('27 byte')];
  await expect(twice).toBeVisible();
  await once.getByRole('button', { name: 'Remove sample.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('File deleted successfully');
  await expect(once).toHaveCount(0);
  await expect(twice).toBeVisible();
});

test('a file that somebody else has removed cannot be removed again', async ({ page, troubles }) => {
  troubles.expect(/404/);
  await picker(page).setInputFiles([sampleFile('pdf')]);
  await new CollectionForm(page).submit();
  await expect(page).toHaveURL(/\/collection-schedules$/);
  await page.goto(`/collection-schedules/edit/${id}`);
  await files(page).getByRole('button', { name: 'Remove sample.pdf' }).click();
  await api.removeFiles(id);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Failed to delete file. This file does not exist.');
});

test('a file as large as may be, an empty one, and one in capitals', async ({ page, troubles }) => {
  troubles.expect(/415/);
  await picker(page).setInputFiles([
    { name: 'LARGEST.TXT', mimeType: 'text/plain', buffer: Buffer.alloc(20 * 1024 * 1024, 'a') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'without-a-type', mimeType: '', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText('without-a-type: This type of file cannot be uploaded')).toBeVisible();
  await new CollectionForm(page).submit();
  await expect(files(page).getByRole('link', { name: 'LARGEST.TXT' })).toBeVisible();
  await expect(
    page.getByText('empty.png was not uploaded: The content of empty.png is not that of a file with this name.'),
  ).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`a file with a very long name stays within its form, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = `${'a-receipt-with-a-name-that-never-ends-'.repeat(6)}.pdf`;
    await picker(page).setInputFiles([{ ...sampleFile('pdf'), name }]);
    const tile = files(page).getByRole('listitem');
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const [inner, outer] = [await tile.boundingBox(), await files(page).boundingBox()];
      expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
      await expect(tile.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    };
    await tile.scrollIntoViewIfNeeded();
    await fits();
    await new CollectionForm(page).submit();
    await expect(page).toHaveURL(/\/collection-schedules$/);
    await page.goto(`/collection-schedules/edit/${id}`);
    const link = tile.getByRole('link');
    await expect(link).toHaveText(/^a-receipt-.*\.pdf$/);
    await expect(tile.locator(`[title^="a-receipt"]`)).toHaveAttribute('title', await link.innerText());
    await tile.scrollIntoViewIfNeeded();
    await fits();
  });
}
