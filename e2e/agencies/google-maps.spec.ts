import { installFakeGoogleMaps } from '@comptoir/maps/testing/google-maps';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AgencyForm, superette } from './agency-form';

test.use({ alone: true, environment: { GOOGLE_MAPS_KEY: 'KEY' } });

/**
 * Replaces the Maps script under the product's own policy. It refuses a key for which `answersTo` returns a bad one.
 */
async function standInForGoogle(page: Page, answersTo = (key: string | null) => key): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('https://maps.googleapis.com/maps/api/js*', async (route) => {
    const address = new URL(route.request().url());
    requests.push(address);
    const key = JSON.stringify(answersTo(address.searchParams.get('key')));
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${installFakeGoogleMaps.toString()})(${key})`,
    });
  });
  return requests;
}

test('Google geocodes and shows the address at zoom 15 with zoom control only and no points of interest; with a refused key the map says so, and the agency can still be saved', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  await signInAs('OFFICEMANAGER');
  await test.step('with a key of Google', async () => useGoogle(page));
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/The map is not shown/);
  await test.step('with a key that Google refuses', async () => {
    await page.unroute('https://maps.googleapis.com/maps/api/js*');
    const requests = await standInForGoogle(page, (key) => `BAD ${key}`);
    await page.goto('/agencies/new');
    const form = new AgencyForm(page);
    const name = 'Superette Refusée';
    await form.type({ ...superette, name });
    await expect(page.getByRole('main').getByText('Error: AuthFailure')).toBeVisible();
    expect(requests).toHaveLength(1);
    await form.submit();
    await expect(page.getByRole('cell', { name })).toBeVisible();
  });
});

async function useGoogle(page: Page): Promise<void> {
  const requests = await standInForGoogle(page);
  await page.goto('/agencies/new');
  const form = new AgencyForm(page);
  await form.type(superette);
  await expect(form.map(superette.name).getByTitle(superette.name)).toBeVisible();
  expect(requests.map(({ searchParams }) => searchParams.get('key'))).toEqual(['KEY']);

  const { geocodes, maps, markers } = await recorded(page);
  expect(geocodes).toEqual([
    { address: '12 rue Didouche Mourad, Alger, 16000, Algeria', componentRestrictions: { country: 'DZ' } },
  ]);
  expect(maps).toMatchObject([
    {
      zoom: 15,
      center: { lat: 36.7729, lng: 3.0588 },
      options: {
        fullscreenControl: false,
        mapTypeControl: false,
        streetViewControl: false,
        styles: [{ featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] }],
      },
    },
  ]);
  expect(markers).toHaveLength(1);

  await form.submit();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agencies');
  await expect(page.getByRole('cell', { name: superette.name })).toBeVisible();
}

function recorded(page: Page) {
  return page.evaluate(() => {
    const { maps = [], markers = [], geocodes = [] } = window.fakeGoogle ?? {};
    return {
      geocodes,
      markers: markers.map(({ title }) => title),
      maps: maps.map(({ zoom, center, options: { fullscreenControl, mapTypeControl, streetViewControl, styles } }) => ({
        zoom,
        center,
        options: { fullscreenControl, mapTypeControl, streetViewControl, styles },
      })),
    };
  });
}
