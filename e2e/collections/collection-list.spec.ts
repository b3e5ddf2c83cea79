import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { exportedRows, type ExportedRow } from '../fixtures/exported-rows';
import { writtenAmount } from '../fixtures/money';
import { shownRows } from '../fixtures/shown-rows';
import { dayFromNow } from './collection-form';

const isoDay = (days: number) => dayFromNow(days).split('/').toReversed().join('-');
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Collection schedules' }).getByRole('row');

/** Cell texts after the tick box; number, status, agency, date, time and, where it exists, position in the round. */
async function cells(page: Page, row: number): Promise<string[]> {
  const [, ...texts] = await rowsOf(page).nth(row).getByRole('cell').allInnerTexts();
  return texts;
}

test('an OFFICEMANAGER sees what is planned from today on, the next first, and narrows it down', async ({
  page,
  signInAs,
}) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collection-schedules');

  const planned = await test.step('what is planned from today on, the next first', async () => {
    await expect(page.getByRole('heading', { name: 'Collection schedules', level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(dayFromNow(0));
    await expect(page.getByRole('combobox', { name: 'Collector' })).toHaveText('All collectors');
    await expect(rowsOf(page).nth(1)).toBeVisible();
    const first = await cells(page, 1);
    expect(first[0]).toMatch(/^#\d+$/);
    expect(first[3]).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    expect(first.filter((text) => /^(\$|€|£|¥|DA\s)[\d,]+\.\d{2}$/.test(text))).not.toEqual([]);
    const rows = await shownRows(page, 'Collection schedules');
    const days = rows.map(({ Date: day = '' }) => day.split('/').toReversed().join('-'));
    expect(days.length).toBeGreaterThan(5);
    expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)));
    return rows;
  });

  await test.step('collector and search filter the list, are kept in the address and survive a reload', async () => {
    const [{ Number: number = '', Collector: collector = '' } = {}] = planned;
    await page.getByRole('combobox', { name: 'Collector' }).click();
    await page.getByRole('option', { name: collector }).click();
    await expect(page).toHaveURL(/collector=/);
    await page.getByPlaceholder('Search').fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder('Search')).toHaveValue(number);
    await expect(rowsOf(page).nth(1)).toContainText(number);
  });

  await test.step('From and To are both included', async () => {
    await page.goto('/collection-schedules');
    await expect(rowsOf(page).nth(1)).toBeVisible();
    const day = planned.at(-1)?.['Date'] ?? '';
    const iso = day.split('/').toReversed().join('-');
    for (const name of ['From', 'To']) {
      await page.getByRole('textbox', { name }).fill(day);
      await page.getByRole('textbox', { name }).press('Enter');
    }
    await expect(page).toHaveURL(`/collection-schedules?from=${iso}&to=${iso}`);
    const count = planned.filter(({ Date: each }) => each === day).length;
    await expect(page.getByText(new RegExp(`^${count} collections?$`))).toBeVisible();
    // A list of one day has no column for it.
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);
  });
});

test('a SUPERADMIN selects country and office before collections are read', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/collections')) requests.push(request.url());
  });
  await page.goto('/collection-schedules');
  const dialog = page.getByRole('dialog', { name: 'Country and Office' });
  await dialog.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'France' }).click();
  expect(requests).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name: 'Paris Nord' }).click();
  await expect(rowsOf(page).nth(1)).toBeVisible();
  expect(requests).not.toEqual([]);
});

test('a long list renders only the rows in view, and the last one is reachable', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const office = await api.office('DZ');
  const [agency, collector] = [await api.createAgency(office.id), await api.createCollector(office.id)];
  const ids = { agencyId: agency.id, collectorId: collector.id, officeId: office.id };
  const many = z.array(z.unknown()).parse(await api.get('/collections?limit=5000')).length;
  for (let count = many; count <= 500; count += 10) {
    await Promise.all(Array.from({ length: 10 }, () => api.createCollection(ids)));
  }
  await page.goto('/collection-schedules?from=');
  const total = await page.getByText(/^\d+ collections$/).innerText();
  const count = Number.parseInt(total, 10);
  expect(count).toBeGreaterThan(500);
  expect(await rowsOf(page).count()).toBeLessThan(60);
  const last = page.locator(`[role=row][aria-rowindex="${count + 1}"]`);
  await expect(async () => {
    await page
      .getByRole('region', { name: 'Collection schedules' })
      .evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await rowsOf(page).count()).toBeLessThan(60);
});

const STATES: Readonly<Record<string, RegExp>> = {
  Collected: /^Collected$/,
  'Collected with issues': /^Collected with issues$/,
};

function collectionRow(row: ExportedRow): Record<string, unknown> {
  return {
    Number: `#${row['Id']}`,
    // The screen refines an open status by today's date.
    Status: expect.stringMatching(
      STATES[row['Status'] ?? ''] ?? /^(Planned|Due today|Late|Not collected, with issues)$/,
    ),
    Agency: row['Agency'] ?? '',
    Date: row['Scheduled date']?.slice(0, 10) ?? '',
    Collector: row['Collector'] ?? '',
    // The screen adds the collected amount below.
    Amount: expect.stringContaining(writtenAmount(Number(row['Scheduled amount']), row['Currency'] ?? '')),
  };
}

test('the CSV has row by row what the screen shows, with each filter set', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  const lengths = [];
  const period = `from=${isoDay(-20)}&to=${isoDay(3)}`;
  for (const address of [`/collection-schedules?${period}`, `/collection-schedules?${period}&search=pharmacie`]) {
    await page.goto(address);
    await expect(rowsOf(page).nth(1)).toBeVisible();
    await page.getByRole('combobox', { name: 'Collector' }).click();
    await page.getByRole('option', { name: 'Amel Cherif' }).click();
    await expect(page).toHaveURL(/collector=/);
    // Once the rows of before are gone, only the heading row has no collector.
    await expect(rowsOf(page).filter({ hasNotText: 'Amel Cherif' })).toHaveCount(1);
    const shown = await shownRows(page, 'Collection schedules');
    const exported = await exportedRows(page, /^collections-algiers-centre-\d{4}-\d{2}-\d{2}.*\.csv$/);
    expect(shown).toHaveLength(exported.length);
    expect(shown).toMatchObject(exported.map(collectionRow));
    expect(new Set(shown.map((row) => row['Collector']))).toEqual(new Set(['Amel Cherif']));
    lengths.push(shown.length);
  }
  const [all = 0, found = 0] = lengths;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
});
