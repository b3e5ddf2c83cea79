import type { Import, ImportRow } from '@comptoir/api-contract/imports';
import { IMPORT_PAGE_LIMIT } from '@comptoir/api-contract/imports';
import { http } from '@comptoir/kernel/internal/http/http';
import { contractMessage } from '@comptoir/kernel/internal/i18n';
import { saveFile } from '../files/download/download';

/**
 * Downloads the wrong rows with their reasons, to correct and import them again: a CSV file with the titles of the
 * imported columns.
 * @throws ApiError | ConnectionError | NotAuthenticatedError
 */
export async function saveWrongRows(record: Import, reason: string): Promise<void> {
  const columns = record.columns.flatMap(({ title, field }) => (field === null ? [] : [{ title, field }]));
  const lines = [[...columns.map(({ title }) => title), reason]];
  for await (const { values, problems } of wrongRows(record.id)) {
    lines.push([...columns.map(({ field }) => values[field] ?? ''), problems.map(contractMessage).join(' ')]);
  }
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  // The byte order mark makes spreadsheets read UTF-8.
  const file = new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
  saveFile(file, `${record.fileName.replace(/\.\w+$/, '')}-${reason}.csv`);
}

async function* wrongRows(id: string, after = 0): AsyncGenerator<ImportRow> {
  const query = { only: 'wrong', after, limit: IMPORT_PAGE_LIMIT } as const;
  const { data } = await http.call('listImportRows', { params: { id }, query });
  yield* data;
  const last = data.at(-1);
  if (last && data.length === IMPORT_PAGE_LIMIT) yield* wrongRows(id, last.row);
}

/** An apostrophe keeps spreadsheets from calculating a text; the import removes it again. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
