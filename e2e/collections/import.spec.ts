import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';

/** A realistic file: text above the table, unknown columns, and dates and amounts in every accepted format. */
function roundOf(agency: string, collector: string): string {
  const reversed = collector.split(' ').toReversed().join('  ').toUpperCase();
  return [
    'Tournée de la semaine, agence d’Alger;;;;;;',
    ';;;;;;',
    'Agence;Porteur;Date;Heure;Montant;Devise;Ordre',
    `${agency.toUpperCase()};${reversed};5 janv. 2031;9h30;12.500;da;1`,
    `${agency};${collector};06-Jan-2031 2:15 PM;;75 000 DA;;2`,
    `${agency};${collector};06/01/2031;16:00;1 250,50;EUR;`,
    `${agency};${collector};27/07/1448;;100;DZD;`,
    `Épicerie inconnue;${collector};07/01/2031;;100;DZD;`,
  ].join('\r\n');
}

function asFile(text: string) {
  return { name: 'tournée.csv', mimeType: 'text/csv', buffer: Buffer.from(text.replaceAll('’', '\u0092'), 'latin1') };
}

test('a messy file goes from upload to import, with each value shown as it was parsed', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { api, id: officeId, selection } = await openOffice();
  const { name: agency } = await api.createAgency(officeId, 'Superette Bab Ezzouar');
  const { name: collector } = await api.createCollector(officeId, 'Yacine Khelifi');
  await signInAs('SUPERADMIN', selection);
  await page.goto('/collection-schedules/import');
  await page.getByLabel('Choose a file').setInputFiles(asFile(roundOf(agency, collector)));

  await test.step('an unknown column stops the import at the column step, and says why', async () => {
    await expect(page.getByText('Not recognised: Porteur.')).toContainText('Missing columns: Collector.');
    await expect(page.getByRole('combobox', { name: 'Titles in' })).toHaveText(/^Row 3: Agence · Porteur/);
    await page.getByRole('combobox', { name: 'Field of Porteur' }).click();
    await page.getByRole('option', { name: 'Collector' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Preview' }).click();
  });

  const row = (number: number) =>
    page.getByRole('row').filter({ has: page.getByText(String(number), { exact: true }) });
  await test.step('the preview shows amounts, days and names as they were parsed', async () => {
    await page.getByRole('button', { name: '3 new' }).click();
    await expect(row(4)).toContainText('DA 12,500.00 “12.500”');
    await expect(row(4)).toContainText('Sun 05/01/2031 09:30 “5 janv. 2031 9h30”');
    await expect(row(4)).toContainText('Yacine Khelifi “KHELIFI YACINE”');
    await expect(row(5)).toContainText('DA 75,000.00 “75 000 DA”');
    await expect(row(5)).toContainText('Mon 06/01/2031 14:15');
    await expect(row(6)).toContainText('€1,250.50');
    await expect(row(6)).toContainText('Row 5 plans a collection at this agency on the same day');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '2 wrong' }).click();
    await expect(row(7)).toContainText('Date: The year is between 2000 and 2099');
    await expect(row(7)).toContainText('27/07/1448');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download wrong rows' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain('"27/07/1448"');
    expect(saved).toContain('"This office has no such agency"');
  });

  await test.step('another encoding reads the file again, and the detected one can be changed', async () => {
    const encoding = page.getByRole('combobox', { name: 'Read as' });
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(encoding).toHaveText('Windows-1252 (Latin) (guessed)');
    await encoding.click();
    await page.getByRole('combobox', { name: 'Search' }).or(page.getByRole('searchbox')).first().fill('Macintosh');
    await page.getByRole('option', { name: 'Macintosh (Latin)' }).click();
    await expect(encoding).toHaveText('Macintosh (Latin)');
    await page.goBack();
    await expect(page.getByText('Windows-1252 (Latin) (guessed)')).toBeVisible();
  });

  await test.step('the new rows have a total, and the other preview is discarded', async () => {
    await expect(page.getByText('New rows in total:')).toContainText('DA 87,500.00');
    const preview = page.url();
    await page.goto('/collection-schedules/import');
    const discard = page.getByRole('button', { name: 'Discard' });
    await expect(discard).toHaveCount(2);
    await discard.first().click();
    await expect(discard).toHaveCount(1);
    await page.goto(preview);
  });

  await test.step('the ticked rows are imported, and the import can be undone', async () => {
    await page.getByRole('button', { name: '3 new' }).click();
    await page.getByRole('checkbox', { name: 'Import row 6' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('2 rows were imported.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the list' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'DA 12,500.00' })).toContainText('05/01/2031');
    await page.goBack();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('2 were undone.')).toBeVisible();
  });
});

test('downloaded wrong rows are corrected and imported', async ({ page, openOffice, signInAs }) => {
  const { api, id: officeId, selection } = await openOffice();
  const { name: agency } = await api.createAgency(officeId, 'Superette Bab Ezzouar');
  const { name: collector } = await api.createCollector(officeId, 'Yacine Khelifi');
  await signInAs('SUPERADMIN', selection);
  const open = async (buffer: Buffer) => {
    await page.goto('/collection-schedules/import');
    await page.getByLabel('Choose a file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('combobox', { name: 'Field of Porteur' }).click();
    await page.getByRole('option', { name: 'Collector' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
  };

  await open(asFile(roundOf(agency, collector)).buffer);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download wrong rows' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  await open(Buffer.from(saved.replace('27/07/1448', '27/07/2031').replace('Épicerie inconnue', agency)));
  await expect(page.getByRole('button', { name: 'Download wrong rows' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible();
});
