import { minorText } from '@comptoir/api-contract/money';
import { DAY_MS, MINUTE_MS } from '../../calendar/durations';
import { shownAt } from '../../calendar/local-day';
import type { Cell, ColumnHead } from '../cells';
import { markup } from './markup';
import { MAIN_NAMESPACE, STYLE, XML } from './parts';

/** A longer cell makes the workbook invalid, in characters. */
export const CELL_LIMIT = 32_767;

const EPOCH_DAY = 25_569;

/** Serial number of 1 January 10000. */
const END_OF_DAYS = 2_958_466;

/** Precision of a tenth of a millisecond. */
const DAY_DECIMALS = 9;

const CHUNK = 32_768;

export interface SheetRequest {
  columns: readonly ColumnHead[];
  timeZone: string;
  rightToLeft: boolean;
}

/**
 * XML of a sheet with frozen titles.
 *
 * @param next cells of the next row; undefined to end the sheet
 */
export async function* sheetXml(
  { columns, timeZone, rightToLeft }: SheetRequest,
  next: () => Promise<readonly Cell[] | undefined>,
): AsyncGenerator<string> {
  const names = columns.map((_, at) => columnName(at));
  const widths = columns.map(
    ({ title, width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(width, title.length + 2)}" customWidth="1"/>`,
  );
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  const head = columns.map(({ title }, at) => textXml(`${names[at]}1`, STYLE.head, title));
  let xml = `${XML}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`;
  let number = 1;
  for (let cells = await next(); cells; cells = await next()) {
    number += 1;
    xml += `<row r="${number}">`;
    for (const [at, cell] of cells.entries()) xml += cellXml(`${names[at]}${number}`, cell, timeZone);
    xml += '</row>';
    if (xml.length < CHUNK) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}</sheetData></worksheet>`;
}

/** Writes amounts as digits, without floating point. */
function cellXml(place: string, cell: Cell, timeZone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(place, /^[=+\-@]/.test(cell) ? STYLE.formulaLike : STYLE.plain, cell);
  if ('amount' in cell) return numberXml(place, STYLE.amount, minorText(cell.amount));
  if ('number' in cell) return numberXml(place, STYLE.plain, cell.number);
  const moment = 'day' in cell ? cell.day : cell.moment;
  const number = dayNumber(moment, timeZone);
  // Spreadsheets support 1900 to 9999 only; other numbers make the workbook invalid.
  if (!(number >= 1 && number < END_OF_DAYS)) return textXml(place, STYLE.plain, moment.toISOString());
  if ('day' in cell) return numberXml(place, STYLE.day, String(Math.floor(number)));
  return numberXml(place, STYLE.moment, number.toFixed(DAY_DECIMALS));
}

function numberXml(place: string, style: number, digits: string): string {
  return `<c r="${place}"${style === STYLE.plain ? '' : ` s="${style}"`}><v>${digits}</v></c>`;
}

function textXml(place: string, style: number, text: string): string {
  const whole = text.length > CELL_LIMIT ? `${text.slice(0, CELL_LIMIT - 1)}…` : text;
  const look = style === STYLE.plain ? '' : ` s="${style}"`;
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${markup(whole)}</t></is></c>`;
}

function dayNumber(moment: Date, timeZone: string): number {
  const minutes = Math.floor(shownAt(moment, timeZone) / MINUTE_MS);
  const scale = 10 ** DAY_DECIMALS;
  // Rounded up: a spreadsheet that truncates would otherwise show the previous minute.
  return Math.ceil((EPOCH_DAY + (minutes * MINUTE_MS) / DAY_MS) * scale) / scale;
}

function columnName(at: number): string {
  const before = Math.floor(at / 26);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;
}
