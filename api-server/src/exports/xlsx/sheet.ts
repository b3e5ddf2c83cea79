import { minorText } from '@comptoir/api-contract/money';
import { DAY_MS, MINUTE_MS } from '../../calendar/durations';
import { shownAt } from '../../calendar/local-day';
import type { Cell, ColumnHead } from '../cells';
import { markup } from './markup';
import { MAIN_NAMESPACE, STYLE, XML } from './parts';

/** More characters in a cell make a spreadsheet call the whole file broken. */
export const CELL_LIMIT = 32_767;

/** How days are counted: 1 is the first of January 1900, and 1970 began with this one. */
const EPOCH_DAY = 25_569;

/** The first of January 10000. */
const END_OF_DAYS = 2_958_466;

/** The last one is a tenth of a millisecond. */
const DAY_DECIMALS = 9;

/** Texts of about this many characters are given on at once. */
const CHUNK = 32_768;

export interface SheetRequest {
  columns: readonly ColumnHead[];
  timeZone: string;
  rightToLeft: boolean;
}

/**
 * The XML of one sheet: the titles, which stay in sight, and the rows as they come.
 * @param next the cells of the next row; nothing when the sheet is to end
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

/** Amounts are written by their digits: no arithmetic of floating point is between the books and the file. */
function cellXml(place: string, cell: Cell, timeZone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(place, /^[=+\-@]/.test(cell) ? STYLE.formulaLike : STYLE.plain, cell);
  if ('amount' in cell) return numberXml(place, STYLE.amount, minorText(cell.amount));
  if ('number' in cell) return numberXml(place, STYLE.plain, cell.number);
  const moment = 'day' in cell ? cell.day : cell.moment;
  const number = dayNumber(moment, timeZone);
  // A spreadsheet counts the days of 1900 to 9999, and calls a file with any other number broken.
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

/** The day of a spreadsheet, and its part that had passed, to the minute as lists show it. */
function dayNumber(moment: Date, timeZone: string): number {
  const minutes = Math.floor(shownAt(moment, timeZone) / MINUTE_MS);
  const scale = 10 ** DAY_DECIMALS;
  // A reader that cuts what it calculates would be a minute behind the moment, were this below it by a hair.
  return Math.ceil((EPOCH_DAY + (minutes * MINUTE_MS) / DAY_MS) * scale) / scale;
}

/** 'A' for the first column, 'AA' for the 27th. */
function columnName(at: number): string {
  const before = Math.floor(at / 26);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;
}
