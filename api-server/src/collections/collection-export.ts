import { amountCell, momentCell, numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, type ExportReader } from '../exports/export-words';
import type { CollectionRow } from './collections.repository';

export function collectionExport(reader: ExportReader): ExportLayout<CollectionRow> {
  const { collections: title, status, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.collections,
    columns: [
      { title: title.id, width: WIDTH.number, of: ['number'] },
      { title: title.status, width: WIDTH.name, of: ['status'] },
      { title: title.agency, width: WIDTH.name, of: ['agency'] },
      { title: title.address, width: WIDTH.text, of: ['agency'] },
      { title: title.scheduledDate, width: WIDTH.moment, of: ['date'] },
      { title: title.collectionDate, width: WIDTH.moment, of: ['status'] },
      { title: title.collector, width: WIDTH.name, of: ['collector'] },
      { title: title.currency, width: WIDTH.code, of: ['amount', 'collected'] },
      { title: title.scheduledAmount, width: WIDTH.amount, of: ['amount'] },
      { title: title.collectedAmount, width: WIDTH.amount, of: ['amount', 'collected'] },
      { title: title.notes, width: WIDTH.text },
    ],
    cells: (row) => [
      numberCell(String(row.id)),
      status[row.status],
      row.agencyName,
      row.agencyAddress,
      row.hasTime ? { moment: row.scheduledAt } : { day: row.scheduledAt },
      momentCell(row.collectedAt),
      row.collectorName,
      row.currency,
      amountCell(row.scheduledMinor),
      amountCell(row.collectedMinor),
      row.notes.map(({ note, author }) => `${author}: ${note}`).join(' | '),
    ],
  };
}
