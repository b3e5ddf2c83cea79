import { tmpdir } from 'node:os';
import path from 'node:path';
import { consent, folderStore } from '@comptoir/remote-registry';
import type { Page } from '@playwright/test';
import { chromium } from '../chromium';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { freePort } from '../product/free-port';
import { tokenOf } from '../product/team-token';
import { installExample } from './install-example';

const teams = path.join(tmpdir(), `comptoir-example-teams-${process.pid}.json`);

const EXAMPLES = { fleet: 'fleet', 'notes-vue': 'notes', 'vite-react': 'vite-react' };

const backend = await freePort();

test.use({ alone: true, environment: { PUBLISH_TOKENS: teams, SERVICES: `fleet=http://127.0.0.1:${backend}` } });
test.setTimeout(600_000);

// Policy violations and console errors fail it (fixtures/page-errors.ts).
test('each example is installed, checked, built and published by its own team, and works in the product', async ({
  page,
  product,
  signInToOffice,
  pageErrors,
}) => {
  const tokens: [example: string, token: string][] = [];
  for (const [example, remote] of Object.entries(EXAMPLES)) {
    tokens.push([example, await tokenOf(`${example}-team`, remote, teams)]);
  }
  pageErrors.expect(/module-check\.js\?wrong/);
  // Its own tests run in a browser as well.
  const ofTheBrowser = {
    CHROMIUM: chromium.executablePath ?? '',
    PORT: String(await freePort()),
    BACKEND_PORT: String(backend),
  };
  const installed = await Promise.all(
    tokens.map(([example, token]) => installExample(example, product.url, { PUBLISH_TOKEN: token, ...ofTheBrowser })),
  );
  const lines = installed.flatMap(({ clock }) => clock);
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
  await consent(folderStore(product.folders.remotes), 'fleet', { by: 'the platform team', reason: 'their vehicles' });

  await expect.poll(statusOfBackend, { timeout: 30_000 }).toBe(401);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { api } = await signInToOffice('OFFICEMANAGER');
  await test.step('the backend of fleet takes tokens for it alone', async () => refuseForeignTokens(api));
  await test.step('fleet', async () => useFleet(page));
  await test.step('fleet in the page of an agency', async () => addAgencyVehicle(page));
  await test.step('notes-vue', async () => useNotes(page));
  await test.step('vite-react', async () => useRates(page));
  await Promise.all(installed.map(async ({ leave }) => leave()));
});

/** Status of its answer, 0 if it is away. */
async function statusOfBackend(token = ''): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${backend}/nothing`, { headers }).catch(() => undefined);
  return answer?.status ?? 0;
}

async function refuseForeignTokens(api: Api): Promise<void> {
  const tokenFor = async (service: string) => api.serviceToken({ service, remote: 'fleet', version: '1.0.0' });
  // There is nothing, for those who may ask.
  expect(await statusOfBackend(await tokenFor('fleet'))).toBe(404);
  expect(await statusOfBackend(await tokenFor('rates'))).toBe(401);
  expect(await statusOfBackend(api.token)).toBe(401);
}

async function useFleet(page: Page): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Vehicles' });
  await expect(card.getByText('0 vehicles')).toBeVisible();
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('option', { name: 'Add a vehicle' }).click();
  await expect(page).toHaveURL(/\/fleet\/new$/);
  await page.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(page.getByText('Plate is required')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Plate' }).fill('00123-116-16');
  await page.getByRole('radio', { name: 'Van' }).check();
  await page.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(page).toHaveURL(/\/fleet$/);
  await expect(page.getByRole('cell', { name: '00123-116-16' })).toBeVisible();
  await expectNoAxeViolations(page);
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(card.getByText('1 vehicle')).toBeVisible();
}

async function addAgencyVehicle(page: Page): Promise<void> {
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await partsOf(page).getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByText('No vehicle serves this agency')).toBeVisible();
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByRole('textbox', { name: 'Plate' }).fill('00124-117-16');
  await page.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(page.getByRole('cell', { name: '00124-117-16' })).toBeVisible();
  await expectNoAxeViolations(page);
}

async function useNotes(page: Page): Promise<void> {
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await partsOf(page).getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Ring twice');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ring twice' })).toBeVisible();
  await expectNoAxeViolations(page);
  await mainNavigation(page).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
  await expect(page.getByText('No notes yet')).toBeVisible();
}

async function useRates(page: Page): Promise<void> {
  await mainNavigation(page).getByRole('link', { name: 'Rates' }).click();
  await expect(page.getByRole('heading', { name: 'Rates from Vite' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(page.getByText('1 EUR = 147.20 DZD')).toBeVisible();
  await expectNoAxeViolations(page);
}

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main navigation' });
}

function partsOf(page: Page) {
  return page.getByRole('navigation', { name: 'Sections of this record' });
}
