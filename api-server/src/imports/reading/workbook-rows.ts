import { amountText } from '@comptoir/api-contract/amount-text';
import { dayOfSerial } from '../cells/serial-day';
import { roundToDisplay, formatCode, type NumberFormat } from './number-format';
import { cellText, COLUMNS_READ, NOT_CALCULATED, type TableRow } from './table-rows';
import { workbookFacts, type WorkbookFacts } from './workbook-facts';
import { WorkbookParts } from './workbook-parts';
import { decodeEscapes, WRITTEN_LIMIT } from './xml-escapes';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const DAYS_TO_1904 = 1462;

export async function* workbookRows(file: Buffer): AsyncGenerator<TableRow> {
  const parts = await WorkbookParts.open(file);
  const facts = await workbookFacts(parts);
  const read: TableRow[] = [];
  const reader = sheetReader(facts, (row) => read.push(row));
  for await (const _ of parts.pieces(facts.sheet, reader)) yield* read.splice(0);
  yield* read;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  text: string;
  hasFormula: boolean;
  hasValue: boolean;
}

function sheetReader(facts: WorkbookFacts, take: (row: TableRow) => void) {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  let isPhonetic = false;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'row') {
        row = rowAfter(row, Number(attributes['r']));
        column = -1;
        cells = [];
      } else if (name === 'c') {
        column = columnOf(attributes['r'] ?? '') ?? column + 1;
        const { t: type = 'n', s: style = 0 } = attributes;
        cell = { column, type, style: Number(style), text: '', hasFormula: false, hasValue: false };
      } else if (cell && name === 'f') {
        cell.hasFormula = true;
      }
      if (name === 'rPh') isPhonetic = true;
      isValue = cell?.type === 'inlineStr' ? name === 't' && !isPhonetic : name === 'v';
      if (isValue && cell) cell.hasValue = true;
    },
    text(read: string) {
      if (isValue && cell && cell.text.length < WRITTEN_LIMIT) cell.text += read;
    },
    close(name: string) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell && cell.column < COLUMNS_READ) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = displayText(cell, facts);
        cell = undefined;
      } else if (name === 'row') {
        take({ row, cells });
      }
      return name === 'sheetData';
    },
  };
}

/** Uses the stated row number if it is valid and increasing, else the next one. */
function rowAfter(before: number, stated: number): number {
  return Number.isInteger(stated) && stated > before && stated <= LAST_ROW ? stated : before + 1;
}

function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(place)?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return column <= LAST_COLUMN ? column - 1 : undefined;
}

function displayText(cell: OpenCell, { texts, formatOf, since1904 }: WorkbookFacts): string {
  const { type, text } = cell;
  if (cell.hasFormula && text === '' && (!cell.hasValue || type === 'n')) return NOT_CALCULATED;
  if (text === '') return '';
  switch (type) {
    case 's':
      return texts[Number(text)] ?? '';
    case 'b':
      return text === '1' || text === 'true' ? 'TRUE' : 'FALSE';
    case 'd':
      return displayMoment(text);
    case 'n':
      return displayNumber(text, formatOf(cell.style), since1904);
    default:
      return cellText(decodeEscapes(text));
  }
}

/** Formats ISO 8601 (`2026-11-24T09:30:00`) as date cells are. */
function displayMoment(text: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?/.exec(text) ?? [];
  return time === '00:00' && day !== '' ? day : `${day} ${time}`.trim();
}

function displayNumber(text: string, format: NumberFormat, since1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return cellText(text);
  const { isDate, code } = format;
  const day = isDate ? dayOfSerial(since1904 && value >= 1 ? value + DAYS_TO_1904 : value) : '';
  // Out-of-range dates are shown as numbers; they must not look empty.
  if (day !== '') return day;
  if (code && Number.isSafeInteger(value) && value >= 0) return cellText(formatCode(code, value));
  // Removes floating-point noise such as 0.1 + 0.2; integers of 16 digits are identifiers and remain exact.
  return Number.isInteger(value) && Math.abs(value) < 1e21
    ? String(BigInt(value))
    : amountText(roundToDisplay(value, format));
}
