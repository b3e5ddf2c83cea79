import type { CsvTable } from '../csv/csv-answer';
import { amountCell, dateCells } from '../csv/csv-cells';
import type { CollectionRow } from './collections.repository';

/** How collections stand in a CSV file. */
export function collectionCsv(timeZone: string): Omit<CsvTable<CollectionRow>, 'page'> {
  const dateCell = dateCells(timeZone);
  return {
    name: 'collections',
    columns: [
      'Id',
      'Status',
      'Agency',
      'Address',
      'Scheduled date',
      'Collection date',
      'Collector',
      'Currency',
      'Scheduled amount',
      'Collected amount',
      'Notes',
    ],
    cells: (row) => [
      String(row.id),
      row.status,
      row.agencyName,
      row.agencyAddress,
      dateCell(row.scheduledAt),
      dateCell(row.collectedAt),
      row.collectorName,
      row.currency,
      amountCell(row.scheduledMinor),
      amountCell(row.collectedMinor),
      row.notes.map(({ note, author }) => `${author}: ${note}`).join(' | '),
    ],
  };
}
