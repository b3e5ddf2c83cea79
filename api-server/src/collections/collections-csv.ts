import type { CsvTable } from '../csv/csv-answer';
import { amountCell, dateCells, dayCells } from '../csv/csv-cells';
import { csvWords, type CsvReader } from '../csv/csv-words';
import type { CollectionRow } from './collections.repository';

/** How collections stand in a CSV file. */
export function collectionCsv({ language, timeZone }: CsvReader): Omit<CsvTable<CollectionRow>, 'page' | 'ended'> {
  const [dateCell, dayCell] = [dateCells(timeZone), dayCells(timeZone)];
  const { collections: title, status, file } = csvWords(language);
  return {
    name: file.collections,
    timeZone,
    columns: [
      title.id,
      title.status,
      title.agency,
      title.address,
      title.scheduledDate,
      title.collectionDate,
      title.collector,
      title.currency,
      title.scheduledAmount,
      title.collectedAmount,
      title.notes,
    ],
    cells: (row) => [
      String(row.id),
      status[row.status],
      row.agencyName,
      row.agencyAddress,
      row.hasTime ? dateCell(row.scheduledAt) : dayCell(row.scheduledAt),
      dateCell(row.collectedAt),
      row.collectorName,
      row.currency,
      amountCell(row.scheduledMinor),
      amountCell(row.collectedMinor),
      row.notes.map(({ note, author }) => `${author}: ${note}`).join(' | '),
    ],
  };
}
