import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { Cell } from '../cells';
import type { FileRequest, TableFile } from '../table-file';
import { contentTypes, PACKAGE_RELATIONS, STYLES, workbook, workbookRelations } from './parts';
import { sheetXml } from './sheet';

/** Row limit of a sheet, including titles. */
const SHEET_ROWS = 1_048_576;

const PACKED = { compressionLevel: constants.Z_BEST_SPEED };

/**
 * Office Open XML workbook (ECMA-376), continued on further sheets beyond the row limit. Streamed, holding one
 * page of rows; already compressed, so sent without content encoding.
 */
export function xlsxFile(
  request: FileRequest,
  rows: AsyncIterable<readonly Cell[]>,
  sheetRows = SHEET_ROWS,
): TableFile {
  const zip = new ZipFile();
  const file = new PassThrough();
  zip.on('error', (error: Error) => file.destroy(error));
  writeParts(zip, request, rows, sheetRows).catch((error: unknown) =>
    file.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { headers: {}, streams: [zip.outputStream, file], sent: file };
}

async function writeParts(
  zip: ZipFile,
  { name, language, columns, timeZone }: FileRequest,
  rows: AsyncIterable<readonly Cell[]>,
  sheetRows: number,
): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  const names: string[] = [];
  let row = await iterator.next();
  do {
    names.push(names.length === 0 ? name : `${name} ${names.length + 1}`);
    let left = sheetRows - 1;
    const next = async () => {
      if (left === 0 || row.done) return undefined;
      left -= 1;
      const cells = row.value;
      row = await iterator.next();
      return cells;
    };
    const xml = Readable.from(sheetXml({ columns, timeZone, rightToLeft: language === 'ar' }, next));
    // Stops the rows when the reader is gone.
    zip.outputStream.once('close', () => xml.destroy());
    zip.addReadStream(xml, `xl/worksheets/sheet${names.length}.xml`, PACKED);
    await finished(xml);
  } while (!row.done);
  for (const [path, text] of [
    ['xl/styles.xml', STYLES],
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names.length)],
    ['_rels/.rels', PACKAGE_RELATIONS],
    ['[Content_Types].xml', contentTypes(names.length)],
  ] as const) {
    zip.addBuffer(Buffer.from(text), path, PACKED);
  }
  zip.end();
}
