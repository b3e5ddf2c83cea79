import { writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { CollectionForm, dayFromNow } from './collection-form';
import { files, picker, planWith } from './media-page';
import { sampleFile } from './sample-files';

test('each of several files shows its upload progress', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const agency = await api.createAgency();
  let send = () => {};
  const line = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/media\//, async (route) => {
    if (route.request().method() === 'PUT') await line;
    return route.fallback();
  });
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type({ agency: agency.name, date: dayFromNow(3), collector: 'Amel Cherif', amount: '10' });
  await picker(page).setInputFiles([sampleFile('png'), sampleFile('pdf')]);
  await expect(files(page).getByRole('listitem')).toHaveCount(2);
  await form.submit();
  for (const name of ['sample.png', 'sample.pdf']) {
    await expect(files(page).getByRole('progressbar', { name: `Sending ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Sending the files...' })).toBeDisabled();
  send();
  await expect(page).toHaveURL(/\/collection-schedules$/);
});

test('among several files a wrong type and a failed upload are named, the collection stays saved, and both can be fixed', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/415|503/);
  const api = await signInAs('OFFICEMANAGER');
  const agency = await api.createAgency();
  await page.route('**/upload-media?*sample.png*', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, error: 'x', message: 'Not ready yet.' } }),
  );
  const wrongType = { name: 'liar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') };
  await planWith(page, agency.name, [wrongType, sampleFile('txt'), sampleFile('png')]);
  await expect(page.getByRole('heading', { name: /^Edit Collection #\d+$/ })).toBeVisible();
  await expect(files(page).getByRole('link', { name: 'sample.txt' })).toBeVisible();

  await test.step('a file of the wrong type is named, and can be retried or removed', async () => {
    await expect(page.getByText(/^liar\.pdf was not uploaded: /)).toBeVisible();
    const tile = files(page).getByRole('listitem').filter({ hasText: 'liar.pdf' });
    await expect(tile.getByRole('button', { name: 'Try again' })).toBeVisible();
    await files(page).getByRole('button', { name: 'Remove liar.pdf' }).click();
    await expect(page.getByText(/^liar\.pdf was not uploaded/)).toHaveCount(0);
  });

  await test.step('a failed upload is retried', async () => {
    await expect(page.getByText('sample.png was not uploaded: Not ready yet.')).toBeVisible();
    await page.unrouteAll();
    await files(page).getByRole('button', { name: 'Try again' }).click();
    await expect(files(page).getByRole('link', { name: 'sample.png' })).toBeVisible();
    await expect(page.getByText(/was not uploaded/)).toHaveCount(0);
  });
});

test('a picture has a preview before and after the upload', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await api.planCollection(office.id);
  await page.goto(`/collection-schedules/edit/${id}`);
  await picker(page).setInputFiles([{ ...sampleFile('gif'), mimeType: 'image/gif' }, sampleFile('csv')]);
  const picture = files(page).getByRole('listitem').filter({ hasText: 'sample.gif' }).locator('img');
  const isDrawn = () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(isDrawn).toBe(true);
  await expect(files(page).getByRole('listitem').filter({ hasText: 'sample.csv' }).locator('img')).toHaveCount(0);
  await new CollectionForm(page).submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection schedules' })).toBeVisible();
  await go(page, `/collection-schedules/edit/${id}`);
  await expect(picture).toHaveAttribute('src', /\/media\//);
  await expect.poll(isDrawn).toBe(true);
});

test('files are dropped as well as chosen', async ({ page, signInAs }, testInfo) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collection-schedules/new');
  const dropped = ['receipt.txt', 'program.exe'].map((name) => testInfo.outputPath(name));
  for (const file of dropped) await writeFile(file, 'Counted.');
  const { x = 0, y = 0 } = (await page.getByText('Choose files, or drop them here').boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: dropped, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 10, data });
  }
  await expect(files(page).getByRole('listitem')).toHaveText([/receipt\.txt/]);
  await expect(page.getByText(/^program\.exe: This type of file cannot be uploaded\. /)).toBeVisible();
});
