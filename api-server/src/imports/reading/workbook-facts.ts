import type { WorkbookParts } from './workbook-parts';

/** What must be known of a workbook before its first sheet is read. */
export interface WorkbookFacts {
  /** The name of the part that holds the first sheet. */
  sheet: string | undefined;
  /** Texts that cells name by their place. */
  texts: readonly string[];
  /** Whether a number of this style is a day or a moment. */
  isDate: (style: number) => boolean;
  /** Days are counted from 1904, as old spreadsheets of another make do. */
  since1904: boolean;
}

const WORKBOOK = 'xl/workbook.xml';
/** The formats of days and times that every spreadsheet knows by number. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

export async function workbookFacts(parts: WorkbookParts): Promise<WorkbookFacts> {
  const { sheetId, since1904 } = await firstSheet(parts);
  const targets = await targetsOf(parts);
  const target = sheetId === undefined ? undefined : targets.get(sheetId);
  return { sheet: target, since1904, texts: await sharedTexts(parts), isDate: await dateStyles(parts) };
}

async function firstSheet(parts: WorkbookParts) {
  let sheetId: string | undefined;
  let since1904 = false;
  await parts.read(WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') {
        sheetId ??= Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1];
      }
    },
  });
  return { sheetId, since1904 };
}

async function targetsOf(parts: WorkbookParts): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await parts.read('xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

async function sharedTexts(parts: WorkbookParts): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  let isText = false;
  await parts.read('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(read) {
      if (isText) text += read;
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
      if (name !== 'si') return;
      texts.push(text);
      text = '';
    },
  });
  return texts;
}

async function dateStyles(parts: WorkbookParts): Promise<(style: number) => boolean> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let isOfCells = false;
  await parts.read('xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(Number(attributes['numFmtId'] ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return (style) => {
    const format = styles[style] ?? 0;
    return DATE_FORMATS.has(format) || showsDate(codes.get(format) ?? '');
  };
}

/** Whether a format shows a part of a day, outside of what it says by letters and colours. */
function showsDate(code: string): boolean {
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi, ''));
}
