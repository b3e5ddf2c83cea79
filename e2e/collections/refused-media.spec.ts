import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { toastOf } from '../fixtures/toast';
import { CollectionForm } from './collection-form';
import { files, picker } from './media-page';
import { sampleFile } from './sample-files';

let id: string;

test.beforeEach(async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  ({ id } = await api.planCollection(office.id));
  await page.goto(`/collection-schedules/edit/${id}`);
  await expect(page.getByRole('heading', { name: `Edit Collection #${id}` })).toBeVisible();
});

test('two files of one name are both kept, one is removed after a question, and the input stays', async ({ page }) => {
  const [first, second] = [Buffer.from('Counted once.\n'), Buffer.from('Counted twice, to be sure.\n')];
  await picker(page).setInputFiles([{ ...sampleFile('txt'), buffer: first }]);
  await picker(page).setInputFiles([{ ...sampleFile('txt'), buffer: second }]);
  await expect(files(page).getByRole('listitem')).toHaveCount(2);
  await new CollectionForm(page).submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection schedules' })).toBeVisible();
  await go(page, `/collection-schedules/edit/${id}`);
  const ofSize = (size: string) => files(page).getByRole('listitem').filter({ hasText: size });
  const [once, twice] = [ofSize('14 byte'), ofSize('27 byte')];
  await expect(twice).toBeVisible();
  const form = new CollectionForm(page);
  await form.type({ amount: '99' });
  await once.getByRole('button', { name: 'Remove sample.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('File deleted successfully');
  await expect(once).toHaveCount(0);
  await expect(twice).toBeVisible();
  await expect(form.amount).toHaveValue('99.00');
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
});

test('a file of the maximum size, an empty one, and one with a name in capitals', async ({
  page,
  pageErrors,
}, testInfo) => {
  pageErrors.expect(/415/);
  // Files on disk, because content passed through the browser connection takes seconds.
  const chosen = [
    ['LARGEST.TXT', Buffer.alloc(20 * 1024 * 1024, 'a')],
    ['empty.png', Buffer.alloc(0)],
    ['text.png', Buffer.from('Counted twice.')],
    ['without-a-type', Buffer.from('x')],
  ] as const;
  for (const [name, content] of chosen) await writeFile(testInfo.outputPath(name), content);
  await picker(page).setInputFiles(chosen.map(([name]) => testInfo.outputPath(name)));
  await expect(page.getByText(/^without-a-type: This type of file cannot be uploaded\. /)).toBeVisible();
  await expect(page.getByText('empty.png: This file is empty')).toBeVisible();
  await new CollectionForm(page).submit();
  await expect(files(page).getByRole('link', { name: 'LARGEST.TXT' })).toBeVisible();
  await expect(
    page.getByText('text.png was not uploaded: The content of text.png does not match its name.'),
  ).toBeVisible();
  await rm(testInfo.outputPath('LARGEST.TXT'));
});

test('a file with a very long name stays within its form, 1440 and 390 px wide', async ({ page }) => {
  const name = `${'a-receipt-with-a-name-that-never-ends-'.repeat(6)}.pdf`;
  await picker(page).setInputFiles([{ ...sampleFile('pdf'), name }]);
  const tile = files(page).getByRole('listitem');
  const fits = async (state: string) => {
    for (const width of [1440, 390]) {
      await test.step(`${state}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await tile.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const [inner, outer] = [await tile.boundingBox(), await files(page).boundingBox()];
        expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
        await expect(tile.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      });
    }
  };
  await fits('chosen');
  await new CollectionForm(page).submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection schedules' })).toBeVisible();
  await go(page, `/collection-schedules/edit/${id}`);
  const link = tile.getByRole('link');
  await expect(link).toHaveText(/^a-receipt-.*\.pdf$/);
  await expect(tile.locator(`[title^="a-receipt"]`)).toHaveAttribute('title', await link.innerText());
  await fits('with its collection');
});
