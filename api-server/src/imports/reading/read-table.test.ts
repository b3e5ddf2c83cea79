import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sheets, workbook, zipped } from '../../../test/workbook-parts';
import { xlsxFile } from '../../exports/xlsx/xlsx-file';
import { readTable } from './read-table';
import type { TableRow } from './table-rows';

const MEGABYTE = 1024 * 1024;
async function read(file: Buffer): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(file).rows) rows.push(row);
  return rows;
}

const cellsOf = async (file: Buffer) => (await read(file)).map(({ cells }) => cells);
const csv = (text: string) => cellsOf(Buffer.from(text));

describe('a workbook', () => {
  it('reads back our own export unchanged', async () => {
    const titles = ['Id', 'What', 'Sum', 'Day', 'At'].map((title) => ({ title, width: 10 }));
    const moment = new Date('2026-11-24T08:30:00Z');
    const rows = (async function* () {
      yield [{ number: '7' }, ' =1+1 ', { amount: -123_450n }, { day: moment }, { moment }];
      yield [null, 'two\nlines & <more>', null, null, null];
      yield [null, '_x000A_', null, null, null];
      yield [null, 'مرحبا 👍', { amount: 999_999_999_999_999n }, null, null];
    })();
    const request = { name: 'x', language: 'en', timeZone: 'Africa/Algiers', acceptEncoding: undefined } as const;
    const { streams, sent } = xlsxFile({ ...request, columns: titles }, rows);
    pipeline(streams, () => undefined);
    expect(await read(await buffer(sent))).toEqual([
      { row: 1, cells: ['Id', 'What', 'Sum', 'Day', 'At'] },
      { row: 2, cells: ['7', '=1+1', '-1234.50', '2026-11-24', '2026-11-24 09:30'] },
      { row: 3, cells: ['', 'two\nlines & <more>'] },
      { row: 4, cells: ['', '_x000A_'] },
      { row: 5, cells: ['', 'مرحبا 👍', '9999999999999.99'] },
    ]);
  });

  it('reads shared strings with several runs, without phonetic text', async () => {
    const texts = `<sst><si><t>Nom</t></si><si><r><t>Super</t></r><r><t xml:space="preserve">ette _x005F_x1 </t></r><rPh><t>su</t></rPh></si></sst>`;
    const inline = `<c t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r><rPh><t>とうきょう</t></rPh></is></c>`;
    const file = await workbook(
      `<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c>${inline}<c t="s"><v>9</v></c></row>`,
      { 'xl/sharedStrings.xml': texts },
    );
    expect(await cellsOf(file)).toEqual([['Nom', 'Superette _x1', '東京', '']]);
  });

  it('reads numbers as dates or amounts by their style', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;DZD&quot;"/><numFmt numFmtId="166" formatCode="[Red]0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;
    const cells = [
      [0, '46350'],
      [1, '46350'],
      [2, '46350.3958333333'],
      [3, '1234.5'],
      [4, '0.30000000000000004'],
      [0, '2131234567890123'],
      [0, '2.13E+8'],
      [0, '12.125'],
      [3, '33.3333333333333'],
      [2, '0.395833333333333'],
    ];
    const row = cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('');
    const shown = [
      '2026-11-24',
      '2026-11-24 09:30',
      '1234.50',
      '0.30',
      '2131234567890123',
      '213000000',
      '12.1250',
      '33.33',
      '09:30',
    ];
    expect(await cellsOf(await workbook(`<row r="1">${row}</row>`, { 'xl/styles.xml': styles }))).toEqual([
      ['46350', ...shown],
    ]);
    const since1904 = sheets().replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    const day = `<row r="1"><c s="1"><v>44888</v></c></row>`;
    const file = await workbook(day, { 'xl/styles.xml': styles, 'xl/workbook.xml': since1904 });
    expect(await cellsOf(file)).toEqual([['2026-11-24']]);
  });

  it('keeps empty cells, skips blank rows and counts rows as the spreadsheet does', async () => {
    const file = await workbook(
      `<row r="2"><c r="B2" t="str"><v>b</v></c><c r="D2"><f>1+2</f><v>3</v></c></row><row r="3"><c r="A3"/><c r="B3" t="str"><v> </v></c></row><row r="6"><c r="A6" t="b"><v>1</v></c><c r="B6" t="e"><v>#N/A</v></c><c r="C6" t="str"><v>c</v></c><c r="XFD6"><v>1</v></c></row><row><c t="str"><v>next</v></c></row>`,
    );
    expect(await read(file)).toEqual([
      { row: 2, cells: ['', 'b', '', '3'] },
      { row: 6, cells: ['TRUE', '#N/A', 'c'] },
      { row: 7, cells: ['next'] },
    ]);
  });

  it('reads the first visible sheet', async () => {
    const first = '<row r="1"><c t="str"><v>first</v></c></row>';
    expect(await cellsOf(await workbook(first))).toEqual([['first']]);
    const hidden = await workbook(first, { 'xl/workbook.xml': sheets(' state="hidden"') });
    expect(await cellsOf(hidden)).toEqual([['second']]);
  });

  it('is refused if its parts inflate beyond the limit', async () => {
    const half = Buffer.concat([Buffer.from('<x>'), Buffer.alloc(81 * MEGABYTE, ' '), Buffer.from('</x>')]);
    const file = await workbook('', { 'xl/sharedStrings.xml': half, 'xl/worksheets/sheet1.xml': half });
    expect(file.length).toBeLessThan(MEGABYTE);
    await expect(read(file)).rejects.toMatchObject({ statusCode: 413, code: 'import-inflated' });
  });

  it('is refused with too many parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`xl/media/${at}.png`, '']));
    await expect(read(await workbook('', parts))).rejects.toMatchObject({ code: 'import-inflated' });
  });

  it.each([
    ['a ZIP file of something else', () => zipped({ 'a.txt': 'a' })],
    ['one that breaks off', async () => (await workbook('<row r="1"/>')).subarray(0, 300)],
    ['one whose sheet is no XML', () => workbook('<row r="1"><c></row>')],
    [
      'one whose sheet breaks off',
      () => workbook('', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1">' }),
    ],
    ['one without its sheet', () => zipped({ 'xl/workbook.xml': sheets() })],
  ])('is refused as damaged: %s', async (_, file) => {
    await expect(read(await file())).rejects.toMatchObject({ statusCode: 422, code: 'import-damaged' });
  });
});

describe('delimited text', () => {
  it.each([
    ['semicolons', 'Nom;Ville, quartier;Tél\nA;B;1'],
    ['tabs', 'Nom\tVille, quartier\tTél\r\nA\tB\t1\r\n'],
    ['commas', 'Nom,"Ville, quartier",Tél\rA,B,1'],
    ['what it says itself', 'sep=|\r\nNom|Ville, quartier|Tél\r\nA|B|1'],
    ['what its first line with something in it has', '\r\n\r\nNom,"Ville, quartier",Tél\r\nA,B,1'],
  ])('is split by %s', async (_, text) => {
    expect(await csv(text)).toEqual([
      ['Nom', 'Ville, quartier', 'Tél'],
      ['A', 'B', '1'],
    ]);
  });

  it.each([
    ['Liste, mise à jour, 2026\nNom;Solde\nA;1,5\nB;2,5', ['Nom', 'Solde']],
    ['Stock; été\n\nNom,Ville\nA,B\nC,D', ['Nom', 'Ville']],
  ])('is split as its table below lines of text', async (text, titles) => {
    expect((await csv(text))[1]).toEqual(titles);
  });

  it('handles multi-line cells, quotes and uneven rows, counted as the spreadsheet does', async () => {
    expect(await read(Buffer.from('a;b\n\n;\n"x\n""y""";z;more\nopen "mark"\n'))).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 4, cells: ['x\n"y"', 'z', 'more'] },
      { row: 5, cells: ['open "mark"'] },
    ]);
  });

  const french = 'Nom;Ville\nÉpicerie d’à côté;Béjaïa';
  const arabic = 'الاسم;المدينة\nبقالة;وهران';
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-8', french, Buffer.from(french)],
    ['UTF-8 with its mark', arabic, Buffer.from(`\uFEFF${arabic}`)],
    ['UTF-16 as Excel writes it', arabic, Buffer.from(`\uFEFF${arabic}`, 'utf16le')],
    ['UTF-16 the other way round', french, swapped(`\uFEFF${french}`)],
    ['Windows-1252', french, Buffer.from(french.replace('’', '\x92'), 'latin1')],
  ])('is decoded from %s', async (_, text, file) => {
    expect(await cellsOf(file)).toEqual(text.split('\n').map((line) => line.split(';')));
  });

  it('is decoded across piece boundaries', async () => {
    const line = 'é'.repeat(999);
    const lines = Array.from({ length: 100 }, (_, at) => `${at};${line}`);
    expect(await csv(`n;text\n${lines.join('\n')}`)).toEqual([['n', 'text'], ...lines.map((text) => text.split(';'))]);
  });

  it('is refused if an unclosed quote would consume the rest', async () => {
    await expect(csv(`a;b\n"${'x;y\n'.repeat(40_000)}`)).rejects.toMatchObject({ code: 'import-damaged' });
  });

  it('is stripped of characters a database cannot store', async () => {
    expect(await csv(`a;b\n${'x'.repeat(5000)};\ud800`)).toEqual([
      ['a', 'b'],
      ['x'.repeat(4000), '\uFFFD'],
    ]);
  });
});

it.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', Buffer.from('4d5a90000300', 'hex')],
  ['bytes that are no text', Buffer.from([1, 0, 2, 0, 3])],
])('%s is neither', async (_, file) => {
  await expect(read(file)).rejects.toMatchObject({ statusCode: 415, code: 'import-type' });
});
