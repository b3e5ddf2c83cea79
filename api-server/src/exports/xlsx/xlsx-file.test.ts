import { PassThrough, pipeline, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { readXlsx } from '../../../test/workbook';
import type { Cell } from '../cells';
import { xlsxFile } from './xlsx-file';
import { CELL_LIMIT } from './sheet';

const request = {
  name: 'trades',
  language: 'en',
  timeZone: 'Europe/Paris',
  columns: [
    { title: 'Id', width: 10 },
    { title: 'What', width: 30 },
  ],
  acceptEncoding: undefined,
} as const;

async function written(cells: readonly (readonly Cell[])[], sheetRows?: number) {
  const rows = (async function* () {
    yield* cells;
  })();
  const { streams, sent } = xlsxFile(request, rows, sheetRows);
  pipeline(streams, () => undefined);
  return readXlsx(await buffer(sent));
}

it.each([0n, 1n, -1n, 99n, -100n, 10n, 12_345_678_901_234n, 999_999_999_999_999n, -999_999_999_999_999n])(
  'writes %s cents exactly',
  async (minor) => {
    const { digits, sheets } = await written([[null, { amount: minor }]]);
    expect(
      digits('B2')
        ?.replace('.', '')
        .replace(/^(-?)0+(?=\d)/, '$1'),
    ).toBe(String(minor));
    expect(digits('B2')).toMatch(/^-?\d+\.\d\d$/);
    expect(sheets[0]?.data[1]?.[1]).toBe(Number(minor) / 100);
  },
);

it.each(['0027-07-05T10:00:00.000Z', '1448-07-27T08:30:00.000Z', '9999-12-31T23:30:00.000Z'])(
  'writes %s, out of range for spreadsheets, as text',
  async (text) => {
    const { sheets, parts } = await written([[{ moment: new Date(text) }, { day: new Date(text) }]]);
    expect(parts['xl/worksheets/sheet1.xml']).not.toMatch(/NaN|<v>-/);
    expect(sheets[0]?.data[1]).toEqual([text, text]);
  },
);

it.each([
  '=1+1',
  '+33 1 23',
  '-2',
  '@sum',
  ' kept ',
  'two\nlines',
  '<a href="x">&amp;</a>',
  '_x000A_',
  '\u000b',
  'مرحبا',
  '👍',
])('round-trips the text %j', async (text) => {
  const { sheets, parts } = await written([[{ number: '1' }, text]]);
  const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(xml).toContain('t="inlineStr"');
  expect(xml).not.toMatch(/[^\P{Cc}\n\t]/u);
  expect(sheets[0]?.data[1]?.[1]).toBe(text);
});

it('shows moments in the time zone in summer and winter, and empty cells', async () => {
  const moments = ['2026-07-01T22:30:00Z', '2026-12-31T23:00:00Z'].map((text) => ({ moment: new Date(text) }));
  const { sheets } = await written([[...moments], [null, { day: new Date('2026-03-29T23:30:00Z') }]]);
  expect(sheets[0]?.data.slice(1)).toEqual([
    [new Date('2026-07-02T00:30:00Z'), new Date('2027-01-01T00:00:00Z')],
    [null, new Date('2026-03-30T00:00:00Z')],
  ]);
});

it('truncates overlong text with an ellipsis', async () => {
  const { sheets } = await written([[null, 'a'.repeat(CELL_LIMIT + 1)]]);
  const text = String(sheets[0]?.data[1]?.[1]);
  expect([text.length, text.at(-1)]).toEqual([CELL_LIMIT, '…']);
});

it('continues on another sheet with titles when one is full', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => [{ number: String(at) }, 'x']);
  const { sheets } = await written(rows, 4);
  expect(sheets.map(({ sheet, data }) => [sheet, data.map(([first]) => first)])).toEqual([
    ['trades', ['Id', 0, 1, 2]],
    ['trades 2', ['Id', 3, 4, 5]],
    ['trades 3', ['Id', 6]],
  ]);
  expect((await written(rows.slice(0, 3), 4)).sheets).toHaveLength(1);
  expect((await written([])).sheets[0]?.data).toEqual([['Id', 'What']]);
});

it('fails if reading rows fails, and stops when the client disconnects', async () => {
  const failing = (async function* (): AsyncGenerator<Cell[]> {
    yield [null, 'first'];
    throw new Error('The database has gone');
  })();
  const failed = xlsxFile(request, failing);
  await expect(promisify(pipeline)([...failed.streams, new PassThrough().resume()])).rejects.toThrow('has gone');

  let requested = 0;
  const endless = (async function* () {
    for (;;) yield [{ number: String((requested += 1)) }, crypto.randomUUID()];
  })();
  const { streams } = xlsxFile(request, endless);
  const leaving = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
  await expect(promisify(pipeline)([...streams, leaving])).rejects.toThrow('gone');
  const then = requested;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested - then).toBeLessThan(5_000);
  const later = requested;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested).toBe(later);
});
