import readWorkbook from 'read-excel-file/node';
import { expect, test } from '../fixtures';
import { exportedRows } from '../fixtures/exported-rows';
import { bookOfEachKind } from './every-kind';

test('the workbook of the trades has row by row what the CSV has, with amounts that add up', async ({
  openOffice,
  signInAs,
  page,
}) => {
  const office = await openOffice({ USD: 1000, EUR: 500 });
  await bookOfEachKind(office);
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/exchange?currency=EUR');
  const rows = await exportedRows(page, /^trades-/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^trades-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readWorkbook(await download.path());
  const [titles = [], ...cells] = sheet?.data ?? [];
  const column = (title: string) => cells.map((row) => row[titles.indexOf(title)]);
  expect(titles).toEqual(Object.keys(rows[0] ?? {}));
  expect(column('From amount')).toEqual(rows.map((row) => Number(row['From amount'])));
  expect(column('To amount')).toEqual(rows.map((row) => Number(row['To amount'])));
  expect(column('From currency')).toEqual(rows.map((row) => row['From currency']));
  expect(column('Date').every((date) => date instanceof Date)).toBe(true);
});

test('the palette offers both files of a list', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/exchange');
  await expect(page.getByRole('button', { name: 'Export Excel' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Pages, actions, names and numbers' })).toBeFocused();
  await page.keyboard.type('Export');
  const offered = page.getByRole('option', { name: /^Export/ });
  await expect(offered).toHaveText([/^Export CSV/, /^Export Excel/]);
});
