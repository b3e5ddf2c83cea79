import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ permissions: ['geolocation', 'camera'], geolocation: { latitude: 36.75, longitude: 3.05 } });

test('only the round may ask for the place and the camera', async ({ page, signInAs, product, pageErrors }) => {
  pageErrors.expect(/Permissions policy violation: Geolocation/);
  await test.step('My day records the place', async () => {
    await signInAs('COLLECTOR');
    await page.goto('/my-day');
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    expect(await placeOf(page)).toBe('36.75 3.05');
    expect(await allows(page, 'camera')).toBe(true);
  });

  await test.step('another page that is opened from it does not', async () => {
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await expect(page).toHaveURL(/\/inbox/);
    await expect.poll(() => placeOf(page).catch(() => '')).toMatch(/denied|permissions policy/i);
    expect(await allows(page, 'camera')).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBeUndefined();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    await expect.poll(() => placeOf(page).catch(() => '')).toBe('36.75 3.05');
  });

  await test.step('pages of the office do not', async () => {
    await signInAs('OFFICEMANAGER');
    await page.goto(`${product.url}/collection-schedules`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await placeOf(page)).toMatch(/denied|permissions policy/i);
    expect(await allows(page, 'camera')).toBe(false);
  });
});

test('My day can be installed', async ({ page, signInAs, request, product }) => {
  await signInAs('COLLECTOR');
  await page.goto('/my-day');
  await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${product.url}/manifest.webmanifest`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test is always incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await request.get(url);
  expect(manifest.headers()).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache',
  });
  const { icons }: { icons: { src: string }[] } = await manifest.json();
  for (const src of [...icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
    expect((await request.get(product.url + src)).headers()['content-type']).toBe('image/png');
  }
});

function placeOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => resolve(`${coords.latitude} ${coords.longitude}`),
          ({ message }) => resolve(message),
        );
      }),
  );
}

/** Policy of the document, which only Chromium tells. */
function allows(page: Page, feature: string): Promise<boolean> {
  return page.evaluate((name) => {
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    const allowsFeature: unknown =
      typeof policy === 'object' && policy !== null && Reflect.get(policy, 'allowsFeature');
    return typeof allowsFeature === 'function' && Boolean(allowsFeature.call(policy, name));
  }, feature);
}
