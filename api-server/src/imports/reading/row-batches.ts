import { refused } from '../../api-error';
import { BATCH_CHARACTERS, BATCH_ROWS, ROW_LIMIT_CHARACTERS, TEXT_LIMIT_BYTES } from './reader-limits';
import type { RowBatch } from './reader-messages';
import type { Table } from './read-table';
import type { TableRow } from './table-rows';

/**
 * Groups rows into batches small enough to handle between requests.
 *
 * @throws {ApiError} 413 for a file or a row with too much text
 */
export async function* rowBatches({ facts, rows }: Table): AsyncGenerator<RowBatch> {
  let batch: TableRow[] = [];
  let characters = 0;
  let bytes = 0;
  let total = 0;
  for await (const row of rows) {
    const length = row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > ROW_LIMIT_CHARACTERS) {
      throw refused('import-row-text', { row: row.row, characters: ROW_LIMIT_CHARACTERS });
    }
    if (batch.length > 0 && (batch.length === BATCH_ROWS || characters + length > BATCH_CHARACTERS)) {
      yield { rows: batch, bytes, facts };
      [batch, characters, bytes] = [[], 0, 0];
    }
    const size = Buffer.byteLength(JSON.stringify(row.cells));
    total += size;
    if (total > TEXT_LIMIT_BYTES) throw refused('import-text', { megabytes: TEXT_LIMIT_BYTES / 1024 / 1024 });
    batch.push(row);
    characters += length;
    bytes += size;
  }
  if (batch.length > 0) yield { rows: batch, bytes, facts };
}
