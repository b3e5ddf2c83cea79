import { entriesOf, type Fields } from '@comptoir/api-contract/fields/field';
import { numberCell, WIDTH, type Cell, type Column } from './cells';
import { exportTexts, type ExportReader, type ExportTexts } from './export-texts';

export interface ExportLayout<Row> extends ExportReader {
  /** File name prefix: 'collections' yields `collections-2026-11-20.csv`. */
  name: string;
  columns: readonly Column<Row>[];
}

/** A column with its title; `of` names the list columns, by id, that include it when selected. */
export function column<Row>(
  title: string,
  width: keyof typeof WIDTH,
  cell: Column<Row>['cell'],
  of: readonly string[] = [],
): Column<Row> {
  return { title, width: WIDTH[width], cell, of };
}

/** The file of a list in the language of its reader. */
export function exportOf<Row>(
  file: keyof ExportTexts['file'],
  columns: (words: ExportTexts, reader: ExportReader) => readonly Column<Row>[],
): (reader: ExportReader) => ExportLayout<Row> {
  return (reader) => {
    const words = exportTexts(reader.language);
    return { ...reader, name: words.file[file], columns: columns(words, reader) };
  };
}

/** Columns of the exported fields of a record, under the titles that their import recognises. */
export function fieldColumns<Row extends object>(fields: Fields, { field: titles }: ExportTexts): Column<Row>[] {
  return entriesOf(fields).flatMap(([name, { exported }]) => {
    if (!exported) return [];
    const cell = (row: Row) => cellOf(Reflect.get(row, name));
    return [column(titles[name], exported.width, cell, [name, ...(exported.with ?? [])])];
  });
}

function cellOf(value: unknown): Cell {
  return typeof value === 'number' ? numberCell(String(value)) : typeof value === 'string' ? value : null;
}
