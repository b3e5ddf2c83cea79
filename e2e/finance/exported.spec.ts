import readWorkbook from 'read-excel-file/node';
import { expect, test } from '../fixtures';
import { exportedRows, type ExportedRow } from '../fixtures/exported-rows';
import { go } from '../fixtures/go';
import { writtenAmount } from '../fixtures/money';
import { shownRows, type ShownRow } from '../fixtures/shown-rows';
import { bookOfEachKind } from './every-kind';
import { dayFromNow } from '../collections/collection-form';

const trades = /^trades-[a-z\d-]+-\d{4}-\d\d-\d\d\.csv$/;
const moneyBook = /^money-book-[a-z\d-]+-\d{4}-\d\d-\d\d\.csv$/;
const isoDay = (days: number) => dayFromNow(days).split('/').toReversed().join('-');
const period = `from=${isoDay(-60)}&to=${isoDay(-20)}`;

/** A cell without the apostrophe that keeps a spreadsheet from evaluating it. */
const cell = (row: ExportedRow, title: string) => (row[title] ?? '').replace(/^'(?=[=+\-@])/, '');

/** 1 / rate with at least four decimals, as listed for a pair whose new currency is the stronger one. */
const quotedInversely = (rate: string) => {
  const [whole, decimals = ''] = String(Number((1 / Number(rate)).toFixed(Number(rate) > 1 ? 8 : 4))).split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
};

/** A trade of the file as the screen shows it; a reversed one is preceded by its counter entry. */
function tradeRows(row: ExportedRow): ShownRow[] {
  const [id, reason] = [cell(row, 'Id'), cell(row, 'Reason')];
  const money = (side: 'From' | 'To') => {
    const currency = cell(row, `${side} currency`);
    return writtenAmount(Number(cell(row, `${side} amount`)), currency);
  };
  const [given, received] = [money('From'), money('To')];
  const trade = {
    Date: cell(row, 'Date'),
    Number: `#${id}`,
    Given: given,
    Received: received,
    // The file has the booked rate, the list the quoted pair: both pairs here have the pound as base.
    Rate: `1 GBP = ${quotedInversely(cell(row, 'Rate'))} ${cell(row, 'From currency')}`,
  };
  if (reason === '') return [{ ...trade, State: '' }];
  const why = `Reversal of #${id} ${reason} · ${cell(row, 'Reversed by')}`;
  const counter = {
    Date: cell(row, 'Reversed on'),
    Number: '',
    Given: received,
    Received: given,
    Rate: '',
    State: why,
  };
  return [counter, { ...trade, State: 'Reversed' }];
}

function entryRows(rows: readonly ExportedRow[]): ShownRow[] {
  const corrections = rows.filter((row) => cell(row, 'Kind') === 'Correction');
  const correctedBy = new Map(corrections.map((row) => [cell(row, 'Corrects'), cell(row, 'Id')]));
  const numbers = [...new Set(rows.map((row) => cell(row, 'Id')))];
  return numbers.map((id) => {
    const legs = rows.filter((row) => cell(row, 'Id') === id);
    const [first = {}] = legs;
    const lines = legs.map((leg) => entryRow(leg, correctedBy.get(id)));
    const both = (title: string) => lines.map((line) => line[title]).join('\n');
    return { ...entryRow(first, correctedBy.get(id)), Amount: both('Amount'), Balance: both('Balance') };
  });
}

/** Entries that the file has and a screen without trades hides. */
const isTraded = (row: ExportedRow, rows: readonly ExportedRow[]) =>
  rows.filter((other) => cell(other, 'Id') === cell(row, 'Id')).length > 1;

function entryRow(row: ExportedRow, correctedBy: string | undefined): ShownRow {
  const currency = cell(row, 'Currency');
  const amount = Number(cell(row, 'In')) - Number(cell(row, 'Out'));
  return {
    Date: cell(row, 'Date'),
    Number: `#${cell(row, 'Id')}`,
    'Collector or purpose': titleOf(row),
    Agency: cell(row, 'Agency'),
    Amount: (amount > 0 ? '+' : '') + writtenAmount(amount, currency),
    Balance: writtenAmount(Number(cell(row, 'Balance')), currency),
    State: stateOf(row, correctedBy),
  };
}

function titleOf(row: ExportedRow): string {
  const [who, what, supplier] = [cell(row, 'Collector'), cell(row, 'Description'), cell(row, 'Supplier')];
  if (cell(row, 'Kind') === 'Trade') return 'Trade';
  const collection = cell(row, 'Collection') && `Collection #${cell(row, 'Collection')}`;
  const aside = cell(row, 'Kind') === 'Correction' ? what : supplier;
  return [who || what, collection, aside].filter(Boolean).join(' · ').replaceAll('\n', ' ');
}

function stateOf(row: ExportedRow, correctedBy: string | undefined): string {
  const [reversedBy, corrects] = [cell(row, 'Reversed by entry'), cell(row, 'Corrects')];
  if (reversedBy !== '') return `Reversed by #${reversedBy}`;
  if (correctedBy !== undefined) return `Corrected by #${correctedBy}`;
  if (cell(row, 'Kind') === 'Reversal') return `Reversal of #${corrects}`;
  return cell(row, 'Kind') === 'Correction' ? `Corrects #${corrects}` : '';
}

/**
 * An entry of the screen without the parts that the file lacks: the issue and the scheduled amount. A trade has its
 * number, rate and outcome on the screen and its currencies in the file. Empty columns are left out.
 */
function plain({ Actions: _actions, ...row }: ShownRow): ShownRow {
  const { 'Collector or purpose': title = '' } = row;
  return {
    State: '',
    Agency: '',
    ...row,
    'Collector or purpose': title
      .replace(/\nReported issue with balance .*$/, '')
      .replace(/^Trade #\d+ · 1 [A-Z]{3} = [\d.]+ [A-Z]{3}$/, 'Trade'),
  };
}

/** A trade of the screen without the number of its counter entry and without empty columns. */
function plainTrade({ Actions: _actions, State = '', ...row }: ShownRow): ShownRow {
  return { ...row, State: State.replace(/^Reversed by #\d+$/, 'Reversed') };
}

test('the files of trades and money book match the screen row by row, and the palette offers both', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice({ USD: 1000, EUR: 500 });
  await bookOfEachKind(office);
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/exchange?currency=EUR');
  const shown = await shownRows(page, 'Trades');
  const rows = await exportedRows(page, trades);
  expect(shown.map(plainTrade)).toEqual(rows.flatMap(tradeRows));
  expect(shown).toHaveLength(3);

  await test.step('the workbook matches the CSV row by row, and its amounts add up', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    await page.getByRole('button', { name: 'Export Excel' }).click();
    await expect(page.getByRole('button', { name: 'Export Excel' })).toBeHidden();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^trades-[a-z\d-]+-\d{4}-\d\d-\d\d\.xlsx$/);
    const [sheet] = await readWorkbook(await download.path());
    const [titles = [], ...cells] = sheet?.data ?? [];
    const column = (title: string) => cells.map((row) => row[titles.indexOf(title)]);
    expect(titles).toEqual(Object.keys(rows[0] ?? {}));
    expect(column('From amount')).toEqual(rows.map((row) => Number(row['From amount'])));
    expect(column('To amount')).toEqual(rows.map((row) => Number(row['To amount'])));
    expect(column('From currency')).toEqual(rows.map((row) => row['From currency']));
    expect(column('Date').every((date) => date instanceof Date)).toBe(true);
  });

  await test.step('the CSV of the money book matches the screen row by row, with and without trades', async () => {
    const lengths = [];
    for (const address of ['/money-book?trade=false', '/money-book']) {
      await go(page, address);
      const shown = await shownRows(page, 'Entries');
      const file = await exportedRows(page, moneyBook);
      const listed = address.includes('trade') ? file.filter((row) => !isTraded(row, file)) : file;
      const hasBalance = 'Balance' in (shown[0] ?? {});
      expect(hasBalance).toBe(!address.includes('trade'));
      const rows = entryRows(listed).map(({ Balance = '', ...row }) => ({ ...row, ...(hasBalance && { Balance }) }));
      expect(rows).toEqual(shown.map(plain));
      lengths.push(shown.length);
    }
    expect(lengths).toEqual([10, 16]);
  });

  await test.step('the palette offers both files of a list', async () => {
    await go(page, '/exchange');
    expect(await shownRows(page, 'Trades')).toHaveLength(6);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Pages, actions, names and numbers' })).toBeFocused();
    await page.keyboard.type('Export');
    const offered = page.getByRole('option', { name: /^Export/ });
    await expect(offered).toHaveText([/^Export CSV/, /^Export Excel/]);
  });
});

test.describe('an office with a past', () => {
  test('the entries of a period are exported as the screen shows them, to the last', async ({ page, signInAs }) => {
    const { id, name } = await (await signInAs('SUPERADMIN')).office('GB');
    await signInAs('SUPERADMIN', { country: 'GB', office: id });
    await page.goto(`/money-book?${period}&trade=true`);
    // Times are those of the office once its time zone has arrived with its name.
    await expect(page.getByRole('combobox', { name: 'Select office' })).toHaveText(name);
    const shown = await shownRows(page, 'Entries');
    expect(shown.length).toBeGreaterThan(100);
    expect(entryRows(await exportedRows(page, moneyBook))).toEqual(shown.map(plain));
  });
});
