import { IMPORT_COLUMNS_LIMIT } from '@comptoir/api-contract/imports';
import { refused } from '../../api-error';
import { dayOfSerial } from '../cells/serial-day';
import { cellText, type TableRow } from './table-rows';
import { workbookFacts, type WorkbookFacts } from './workbook-facts';
import { WorkbookParts } from './workbook-parts';

/** The rows of the first sheet of a workbook that is not hidden. */
export async function* workbookRows(file: Buffer): AsyncGenerator<TableRow> {
  const parts = await WorkbookParts.open(file);
  const facts = await workbookFacts(parts);
  if (facts.sheet === undefined || !parts.has(facts.sheet)) throw refused('import-damaged', { reason: 'no sheet' });
  const read: TableRow[] = [];
  for await (const _ of parts.pieces(
    facts.sheet,
    sheetReader(facts, (row) => read.push(row)),
  )) {
    yield* read.splice(0);
  }
  yield* read;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  text: string;
}

function sheetReader(facts: WorkbookFacts, take: (row: TableRow) => void) {
  let row = 0;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  let isPhonetic = false;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        cells = [];
      } else if (name === 'c') {
        const column = attributes['r'] === undefined ? cells.length : columnOf(attributes['r']);
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
      }
      if (name === 'rPh') isPhonetic = true;
      isValue = name === 'v' || (name === 't' && !isPhonetic);
    },
    text(read: string) {
      if (isValue && cell) cell.text += read;
    },
    close(name: string) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell && cell.column < IMPORT_COLUMNS_LIMIT) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = cellText(shown(cell, facts));
      } else if (name === 'row') {
        take({ row, cells });
      }
      return name === 'sheetData';
    },
  };
}

/** 'C12' is in column 2. */
function columnOf(place: string): number {
  const letters = /^[A-Z]+/.exec(place)?.[0] ?? 'A';
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown({ type, style, text }: OpenCell, { texts, isDate, since1904 }: WorkbookFacts): string {
  switch (type) {
    case 's':
      return withLetters(texts[Number(text)] ?? '');
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'n': {
      if (text === '') return '';
      const value = Number(text);
      if (Number.isNaN(value)) return text;
      if (isDate(style)) return dayOfSerial(since1904 ? value + 1462 : value);
      // What 0.1 + 0.2 leaves behind is not what anybody wrote; 16 digits of a number that names something are.
      return Number.isInteger(value) ? String(BigInt(value)) : String(Number(value.toPrecision(15)));
    }
    default:
      return withLetters(text);
  }
}

/** Letters that XML does not take are written by their number in a workbook, '_x000A_'. */
function withLetters(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
