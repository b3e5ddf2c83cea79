import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { workbook } from './workbook-parts';

const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const styles = (format: string) =>
  `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
const times = (text: string, count: number) => text.repeat(count);
const TITLES = ['agency', 'date', 'amount'].map(cell);

export const hostileFiles: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'a format of a million brackets': () =>
    workbook(row(...TITLES) + times(row(times('<c s="0"><v>1</v></c>', 3)), 1000), {
      'xl/styles.xml': styles(times('[', 1_000_000)),
    }),
  'amounts of 3,999 digits': () =>
    workbook(row(...TITLES) + times(row(cell('a'), cell('2027-01-01'), cell(`${times('1', 3999)}x`)), 500)),
  'a CSV of such amounts': () =>
    Buffer.from(`agency;date;amount\n${times(`a;2027-01-01;${times('1.', 1999)}x\n`, 2400)}`),
  'one shared text of 60 MB': () =>
    workbook(row(...TITLES) + times(row('<c t="s"><v>0</v></c>'), 20_000), {
      'xl/sharedStrings.xml': `<sst><si><t>${times('_x000A_', 8_500_000)}</t></si></sst>`,
    }),
  'shared texts that 20,000 rows name': () => {
    const texts = Array.from({ length: 60 }, () => `<si><t>${randomBytes(2000).toString('hex')}</t></si>`);
    const named = texts.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('');
    const titles = texts.map((_, at) => cell(`c${at}`));
    return workbook(row(...titles) + times(row(named), 20_000), {
      'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
    });
  },
  'an element of two million attributes': () =>
    workbook(`<row ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}="1"`).join(' ')}>${TITLES.join('')}</row>`),
  '150 MB of blank rows': () => workbook(times('<row/>', 25_000_000)),
  'elements within a million others': () => workbook(times('<row>', 1_000_000)),
  'a million formats': () =>
    workbook(row(...TITLES), {
      'xl/styles.xml': `<styleSheet><numFmts>${times('<numFmt numFmtId="1" formatCode="0"/>', 1_000_000)}</numFmts></styleSheet>`,
    }),
  'a CSV of 9.9 million columns': () => Buffer.from(times(',', 9_900_000)),
  'a CSV of one open quotation mark': () => Buffer.from(`a;b\n"${times('x;y\n', 2_400_000)}`),
  'a CSV of quotation marks': () => Buffer.from(times('"', 9_900_000)),
  'a CSV of 200 columns and 49,000 rows': () =>
    Buffer.from(`name${times(';b', 199)}\n${times(`a${times(';', 199)}\n`, 49_000)}`),
  'JSON of brackets': () => Buffer.from(times('[', 9_900_000)),
  'a file of zeros': () => gzipSync(Buffer.alloc(100_000_000)),
};
