import { partsOf, sheets, workbook, zipped } from '../../../test/workbook-parts';
import { readTable } from './read-table';

async function read(file: Buffer) {
  const rows = [];
  for await (const row of readTable(file).rows) rows.push(row);
  return rows;
}
const cellsOf = async (file: Buffer) => (await read(file)).map(({ cells }) => cells);

const TEXTS = '<sst><si><t>Nom</t></si></sst>';
const NAMED = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
const renamed = (parts: Readonly<Record<string, string | Buffer>>, to: (name: string) => string) =>
  zipped(Object.fromEntries(Object.entries(parts).map(([name, content]) => [to(name), content])));

describe('a workbook', () => {
  it.each([
    ['with names in another case', (name: string) => name.replace('sharedStrings', 'SharedStrings')],
    ['with backslashes', (name: string) => name.replaceAll('/', '\\')],
    ['in capitals', (name: string) => name.toUpperCase()],
  ])('is read with parts %s', async (_, to) => {
    expect(await cellsOf(await renamed(partsOf(NAMED, { 'xl/sharedStrings.xml': TEXTS }), to))).toEqual([['Nom']]);
  });

  it('finds parts by relationships, at any path', async () => {
    const inRoot = await zipped({
      '_rels/.rels': '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="book2.xml"/></Relationships>',
      '_rels/book2.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="sheet.xml"/></Relationships>',
      'book2.xml': sheets(),
      'sheet.xml': '<worksheet><sheetData><row><c t="str"><v>root</v></c></row></sheetData></worksheet>',
    });
    expect(await cellsOf(inRoot)).toEqual([['root']]);
  });

  it.each(['utf16le', 'utf16be'])('is read with parts encoded in %s', async (encoding) => {
    const text =
      '\ufeff<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData><row><c t="str"><v>é</v></c></row></sheetData></worksheet>';
    const part = Buffer.from(text, 'utf16le');
    const file = await workbook('', { 'xl/worksheets/sheet1.xml': encoding === 'utf16le' ? part : part.swap16() });
    expect(await cellsOf(file)).toEqual([['é']]);
  });

  it('places cells by lower-case or missing references', async () => {
    const rows = '<row r="1"><c r="a1"><v>1</v></c><c r="c1"><v>3</v></c><c><v>4</v></c><c r="?"><v>5</v></c></row>';
    expect(await cellsOf(await workbook(rows))).toEqual([['1', '', '3', '4', '5']]);
  });

  it.each([
    ['twice', ['5', '5', '6'], [5, 6, 7]],
    ['backwards', ['9', '3', '0', '2.5'], [9, 10, 11, 12]],
    ['out of every range', ['1e308', 'x', '99999999999', '-1'], [1, 2, 3, 4]],
  ])('keeps each row once if row numbers are given %s', async (_, numbersGiven, numbers) => {
    const rows = numbersGiven.map((number, at) => `<row r="${number}"><c t="str"><v>${at}</v></c></row>`);
    expect((await read(await workbook(rows.join('')))).map(({ row }) => row)).toEqual(numbers);
  });

  it('distinguishes errors and uncalculated formulas from empty cells', async () => {
    const cells = [
      '<c t="e"><v>#DIV/0!</v></c>',
      '<c><f>1+1</f></c>',
      '<c><f>1+1</f><v></v></c>',
      '<c t="str"><f>A1</f></c>',
      '<c t="str"><f>""</f><v></v></c>',
      '<c><f>1+1</f><v>2</v></c>',
      '<c t="s"/>',
      '<c t="inlineStr"><v>1.0</v><is><t>x</t></is></c>',
    ];
    const file = await workbook(`<row>${cells.join('')}</row>`, { 'xl/sharedStrings.xml': TEXTS });
    const formula = '#FORMULA!';
    expect(await cellsOf(file)).toEqual([['#DIV/0!', formula, formula, formula, '', '2', '', 'x']]);
  });

  it('supports the 1904 date system and dates stored as text', async () => {
    const book = sheets().replace('<sheets>', '<workbookPr date1904="1"/><x15:workbookPr a="0"/><sheets>');
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const rows =
      '<row><c s="0"><v>44888</v></c><c t="d"><v>2026-11-24T09:30:00Z</v></c><c t="d"><v>2026-11-24T00:00:00</v></c></row>';
    const file = await workbook(rows, { 'xl/workbook.xml': book, 'xl/styles.xml': styles });
    expect(await cellsOf(file)).toEqual([['2026-11-24', '2026-11-24 09:30', '2026-11-24']]);
  });

  it('never shows an out-of-range date as empty', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const file = await workbook('<row><c s="0"><v>3500000</v></c><c s="0"><v>-1</v></c></row>', {
      'xl/styles.xml': styles,
    });
    expect(await cellsOf(file)).toEqual([['3500000', '-1']]);
  });
});

it('names columns beyond the limit', async () => {
  const titles = Array.from({ length: 203 }, (_, at) => `c${at}`);
  const table = readTable(Buffer.from(titles.join(';')));
  for await (const { cells } of table.rows) expect(cells).toHaveLength(200);
  expect(table.facts.leftOut).toEqual(['c200', 'c201', 'c202']);
});

describe('a text', () => {
  it('is detected as Arabic', async () => {
    const bytes = Buffer.from('c7e1c7d3e33bc7e1e3cfede4c9 0a c8dec7e1c93be6e5d1c7e4'.replaceAll(' ', ''), 'hex');
    const table = readTable(bytes);
    const rows = [];
    for await (const { cells } of table.rows) rows.push(cells);
    expect(table.facts.encoding).toEqual({ name: 'windows-1256', isGuess: true });
    expect(rows).toEqual([
      ['الاسم', 'المدينة'],
      ['بقالة', 'وهران'],
    ]);
  });

  it.each([
    ['utf-8', Buffer.concat([Buffer.from('Café;Zéralda;Béjaïa;Épicerie;Mère;Père '), Buffer.from([0xe9])])],
    ['ibm850', Buffer.from('Caf\x82 Z\x82ralda;B\x82ja\x8ba', 'latin1')],
    ['macintosh', Buffer.from('Caf\x8e Z\x8eralda;M\x8fre', 'latin1')],
    ['windows-1252', Buffer.from('Épicerie d\x92à côté;Béjaïa', 'latin1')],
    ['gb18030', Buffer.from('b9e3d6ddcad03bb1b1bea9cad0', 'hex')],
  ])('is detected as %s', async (name, file) => {
    const table = readTable(file);
    for await (const _ of table.rows);
    expect(table.facts.encoding).toEqual({ name, isGuess: true });
  });

  it('is decoded as the person chose', async () => {
    const table = readTable(Buffer.from([0xc7]), 'windows-1256');
    for await (const { cells } of table.rows) expect(cells).toEqual(['ا']);
    expect(table.facts.encoding).toEqual({ name: 'windows-1256', isGuess: false });
  });

  it('allows spaces around quotes and the apostrophe of our exports', async () => {
    expect(await cellsOf(Buffer.from(`id, name\n"1", "a, b" ,'=x\n`))).toEqual([
      ['id', 'name'],
      ['1', 'a, b', '=x'],
    ]);
  });

  it('loses invisible marks and repeated spaces', async () => {
    const marks = '\u200e\u202a+213 555\u202c\u200b';
    expect(await cellsOf(Buffer.from(`${marks};a\u00a0\u00a0 b;"x  \r\n y"\n`))).toEqual([['+213 555', 'a b', 'x\ny']]);
  });
});

const compound = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(9),
  ]);
it.each([
  ['a protected workbook', compound('EncryptedPackage'), { code: 'import-protected' }],
  ['an old workbook', compound('Workbook'), { code: 'import-old-workbook' }],
  ['an old document', compound('WordDocument'), { code: 'import-type' }],
  ['HTML', Buffer.from('\n<table><tr><td>1</table>'), { code: 'import-format', values: { format: 'HTML' } }],
  ['XML', Buffer.from('<?xml version="1.0"?><Workbook/>'), { code: 'import-format', values: { format: 'XML' } }],
  ['JSON', Buffer.from('[{"a":1}]'), { code: 'import-format', values: { format: 'JSON' } }],
  ['JSON by lines', Buffer.from('{"a":1}\n{"a":2}'), { code: 'import-format', values: { format: 'JSON' } }],
  ['PDF', Buffer.from('%PDF-1.7\n'), { code: 'import-format', values: { format: 'PDF' } }],
])('%s is refused by name', async (_, file, refusal) => {
  await expect(read(file)).rejects.toMatchObject({ statusCode: 415, ...refusal });
});
