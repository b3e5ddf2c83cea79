import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { OwnRound } from './round';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const Stored = z.object({ mediaFiles: z.array(z.object({ name: z.string(), size: z.number(), url: z.string() })) });

test('the office gets a photo of at most 400 KB and 1,600 px, without the position of the camera', async ({
  page,
  product,
  request,
  openOffice,
  signInAs,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const { id, agency } = await round.plan(0, { scheduledAmount: 100 });
  await signInAs(round.who);
  await page.goto('/my-day');
  const photo = await photoOf(page);
  expect(photo.buffer.length).toBeGreaterThan(1_000_000);
  await record(page, agency, photo);
  const files = async () => Stored.parse(await round.read(id)).mediaFiles;
  await expect.poll(files, { timeout: 20_000 }).toHaveLength(1);
  const [{ name, size, url } = { name: '', size: 0, url: '' }] = await files();
  expect(name).toBe('IMG_0042.jpg');
  expect(size).toBeLessThanOrEqual(400_000);
  const bytes = await (await request.get(new URL(url, product.url).href)).body();
  expect(bytes.length).toBe(size);
  expect(bytes.includes(PLACE)).toBe(false);
  const [longest = 0] = await sidesOf(page, bytes);
  expect(longest).toBeGreaterThan(400);
  expect(longest).toBeLessThanOrEqual(1600);
});

test.describe('a phone without space', () => {
  // The service worker would take a part of the room for its files.
  test.use({ serviceWorkers: 'block' });

  for (const { room, text } of [
    // Two empty databases take 150 KB, and the photo 350 KB.
    { room: 300_000, text: 'Recorded without files: this phone has no space left. Add them later.' },
    { room: 1, text: 'This phone could not store the entry. Keep this page open until it is sent.' },
  ]) {
    test(`a phone with room for ${room} bytes loses no stop: "${text}"`, async ({
      page,
      product,
      request,
      openOffice,
      signInAs,
      pageErrors,
    }) => {
      pageErrors.expect(/net::ERR_/, /quota/i);
      const round = await OwnRound.of(await openOffice(), product, request);
      const { id, agency } = await round.plan(0, { scheduledAmount: 200 });
      // Before the first access, which the browser remembers for a while.
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: room });
      await signInAs(round.who);
      await page.goto('/my-day');
      const photo = await photoOf(page);
      await record(page, agency, photo, () => page.context().setOffline(true));
      await expect(page.getByText(text)).toBeVisible();
      await page.context().setOffline(false);
      await expect.poll(() => round.read(id), { timeout: 20_000 }).toMatchObject({ status: 'COLLECTED' });
    });
  }
});

async function record(
  page: Page,
  agency: string,
  photo: Awaited<ReturnType<typeof photoOf>>,
  before = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('link', { name: `Collect: ${agency}` }).tap();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collected', exact: true })).toBeVisible();
  await before();
  await page.getByLabel('Take a photo').setInputFiles(photo);
  await page.getByRole('button', { name: 'Collected', exact: true }).tap();
}

/** Stands for the position of the camera. */
const PLACE = '36.7538N 3.0588E';

/** Noise, which compresses badly, with a segment of metadata as cameras write it. */
async function photoOf(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext('2d');
    const image = context?.createImageData(canvas.width, canvas.height);
    if (!context || !image) throw new Error('No canvas');
    image.data.forEach((_, index) => (image.data[index] = index % 4 === 3 ? 255 : Math.random() * 255));
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.7);
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const metadata = Buffer.from(`Exif\0\0${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, metadata.length + 2]);
  const buffer = Buffer.concat([head, metadata, jpeg.subarray(2)]);
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}

/** Sides of an image in pixels, the longest first. */
function sidesOf(page: Page, bytes: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([data], { type: 'image/jpeg' }));
    return [width, height].toSorted((one, other) => other - one);
  }, bytes.toString('base64'));
}
