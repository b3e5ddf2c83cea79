import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { tokenOf } from '../product/team-token';
import { installExample } from './install-example';

const teams = path.join(tmpdir(), `comptoir-example-teams-${process.pid}.json`);

const EXAMPLES = { fleet: 'fleet', 'notes-vue': 'notes', 'vite-react': 'vite-react' };

test.use({ alone: true, environment: { PUBLISH_TOKENS: teams } });
test.setTimeout(600_000);

// Policy violations and console errors fail it (fixtures/troubles.ts).
test('each example is installed, checked, built and published by its own team, and works in the product', async ({
  page,
  product,
  signInToOffice,
  troubles,
}) => {
  const tokens: [example: string, token: string][] = [];
  for (const [example, remote] of Object.entries(EXAMPLES)) {
    tokens.push([example, await tokenOf(`${example}-team`, remote, teams)]);
  }
  troubles.expect(/module-check\.js\?wrong/);
  const clocks = await Promise.all(tokens.map(([example, token]) => installExample(example, product.url, token)));
  process.stdout.write(
    `\n${clocks
      .flat()
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInToOffice('OFFICEMANAGER');
  await test.step('fleet', async () => useFleet(page));
  await test.step('notes-vue', async () => useNotes(page));
  await test.step('vite-react', async () => useRates(page));
});

async function useFleet(page: Page): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Garages' });
  await expect(card.getByText('5 garages')).toBeVisible();
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('option', { name: 'Add a garage' }).click();
  await expect(page).toHaveURL(/\/fleet\/new$/);
  await page.getByRole('button', { name: 'Save garage' }).click();
  await expect(page.getByText('Say the name of the garage')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Garage du port');
  await page.getByRole('button', { name: 'Save garage' }).click();
  await expect(page).toHaveURL(/\/fleet$/);
  await expect(page.getByRole('cell', { name: 'Garage du port' })).toBeVisible();
  await expectNoAxeViolations(page);
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(card.getByText('6 garages')).toBeVisible();
}

async function useNotes(page: Page): Promise<void> {
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await partsOf(page).getByRole('link', { name: 'Visits' }).click();
  await expect(page.getByRole('columnheader', { name: 'Collector' })).toBeVisible();
  await expect(page.getByText('Collected', { exact: true }).first()).toBeVisible();
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
