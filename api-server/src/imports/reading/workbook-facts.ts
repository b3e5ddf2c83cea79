import { refused } from '../../api-error';
import { numberFormat, type NumberFormat } from './number-format';
import { cellText } from './table-rows';
import type { WorkbookParts } from './workbook-parts';
import { decodeEscapes, WRITTEN_LIMIT } from './xml-escapes';

export interface WorkbookFacts {
  /** Part name of the first visible sheet. */
  sheet: string;
  texts: readonly string[];
  formatOf: (style: number) => NumberFormat;
  /** True for the 1904 date system of old Mac workbooks. */
  since1904: boolean;
}

const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36];
const MORE_DATE_FORMATS = [45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const IS_DATE = new Set([...DATE_FORMATS, ...MORE_DATE_FORMATS]);
const DATE: NumberFormat = { isDate: true, code: undefined };
const PLAIN: NumberFormat = { isDate: false, code: undefined };
const INTEGER: NumberFormat = { ...PLAIN, decimals: 0 };
const HUNDREDTHS: NumberFormat = { ...PLAIN, decimals: 2 };
const AMOUNT_FORMATS = new Map([
  ...[1, 3, 37, 38, 41, 42].map((format) => [format, INTEGER] as const),
  ...[2, 4, 39, 40, 43, 44].map((format) => [format, HUNDREDTHS] as const),
]);

/** @throws {ApiError} 415, 422 if there is no sheet */
export async function workbookFacts(parts: WorkbookParts): Promise<WorkbookFacts> {
  const workbook = await workbookPart(parts);
  const relations = await parts.relationsOf(workbook);
  const { sheetIds, since1904 } = await visibleSheets(parts, workbook);
  const sheets = relations.filter(({ type, target }) => type === 'worksheet' && parts.has(target));
  const sheet = sheetIds.flatMap((wanted) => sheets.find(({ id }) => id === wanted) ?? [])[0];
  if (!sheet) throw refused('import-damaged', { reason: 'no sheet' });
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target ?? '';
  return {
    sheet: sheet.target,
    since1904,
    texts: await sharedTexts(parts, partOf('sharedStrings')),
    formatOf: await formats(parts, partOf('styles')),
  };
}

async function workbookPart(parts: WorkbookParts): Promise<string> {
  if (parts.find((name) => name.endsWith('/workbook.bin'))) throw refused('import-format', { format: 'XLSB' });
  const relations = await parts.relationsOf();
  const named = relations.find(({ type, target }) => type === 'officeDocument' && parts.has(target))?.target;
  const workbook = named ?? parts.find((name) => name.endsWith('workbook.xml'));
  if (workbook !== undefined) return workbook;
  const isText = parts.find((name) => name === 'content.xml') !== undefined;
  throw isText ? refused('import-format', { format: 'ODS' }) : refused('import-damaged', { reason: 'no sheet' });
}

async function visibleSheets(parts: WorkbookParts, workbook: string) {
  const sheetIds: string[] = [];
  let since1904 = false;
  await parts.read(workbook, {
    open(name, attributes) {
      // An extension element has the same name.
      if (name === 'workbookPr') since1904 ||= ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const [, id] = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id')) ?? [];
      if (id !== undefined) sheetIds.push(id);
    },
  });
  return { sheetIds, since1904 };
}

async function sharedTexts(parts: WorkbookParts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isPhonetic = false;
  let isText = false;
  await parts.read(part, {
    open(name) {
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(read) {
      if (isText && text.length < WRITTEN_LIMIT) text += read;
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
      if (name !== 'si') return;
      texts.push(cellText(decodeEscapes(text)));
      text = '';
    },
  });
  return texts;
}

async function formats(parts: WorkbookParts, part: string): Promise<(style: number) => NumberFormat> {
  const codes = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isOfCells = false;
  await parts.read(part, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), numberFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const format = Number(attributes['numFmtId'] ?? 0);
      styles.push(codes.get(format) ?? AMOUNT_FORMATS.get(format) ?? (IS_DATE.has(format) ? DATE : PLAIN));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return (style) => styles[style] ?? PLAIN;
}
