import { amountCell, dateCells } from '../csv/csv-cells';
import type { CsvTable } from '../csv/csv-answer';
import { asLedgerEntry } from './ledger-entry';
import type { LedgerRow } from './ledger.repository';

/** How the money book stands in a CSV file. */
export function ledgerCsv(timeZone: string): Omit<CsvTable<LedgerRow>, 'page'> {
  const dateCell = dateCells(timeZone);
  return {
    name: 'money-book',
    columns: [
      'Id',
      'Date',
      'Kind',
      'Currency',
      // Two columns, because an amount that begins with a minus would have to be made harmless.
      'In',
      'Out',
      'Balance',
      'Description',
      'Supplier',
      'Collection',
      'Collector',
      'Agency',
      'Corrects',
      'Reversed by entry',
    ],
    cells: (row) => {
      const { transaction, collection, reversal, ...entry } = asLedgerEntry(row);
      return [
        entry.id,
        dateCell(row.bookedAt),
        entry.kind,
        entry.currency,
        transaction.amount > 0 ? transaction.amount.toFixed(2) : '',
        transaction.amount < 0 ? (-transaction.amount).toFixed(2) : '',
        amountCell(row.cashAfterMinor),
        transaction.description,
        transaction.supplier?.name ?? '',
        entry.collectionId ?? '',
        collection?.collector.name ?? '',
        collection?.agency.name ?? '',
        entry.correctsId ?? '',
        reversal?.id ?? '',
      ];
    },
  };
}
