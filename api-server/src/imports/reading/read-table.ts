import { fileTypeFromBuffer } from 'file-type/node';
import { ApiError, refused } from '../../api-error';
import { isOfType } from '../../media/file-content';
import { csvRows } from './csv-rows';
import { isBlank, type TableRow } from './table-rows';
import { isUtf16 } from './text-encoding';
import { workbookRows } from './workbook-rows';

const HEAD_BYTES = 4096;

/**
 * The rows of a file that are not blank, by its content and not by its name. The first one has the titles.
 *
 * @throws {ApiError} 415 for another kind of file, 422 for one that is damaged, 413 for one that holds too much
 */
export async function* tableRows(file: Buffer): AsyncGenerator<TableRow> {
  const head = file.subarray(0, HEAD_BYTES);
  // The mark of UTF-16 is also how a sound may begin.
  const detected = isUtf16(head) ? undefined : (await fileTypeFromBuffer(head))?.ext;
  const isWorkbook = detected === 'xlsx' || detected === 'zip';
  if (!isWorkbook && !isOfType('csv', { detected, head })) throw refused('import-type');
  try {
    for await (const row of isWorkbook ? workbookRows(file) : csvRows(file)) if (!isBlank(row)) yield row;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw refused('import-damaged', { reason: reasonOf(cause) });
  }
}

function reasonOf(cause: unknown): string {
  const [line = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
  return line.slice(0, 120);
}
