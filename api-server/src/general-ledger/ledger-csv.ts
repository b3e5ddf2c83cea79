import { amountCell, dateCells } from '../csv/csv-cells';
import { csvWords, type CsvReader } from '../csv/csv-words';
import type { CsvTable } from '../csv/csv-answer';
import { asLedgerEntry } from './ledger-entry';
import type { LedgerRow } from './ledger.repository';

/** How the money book stands in a CSV file. */
export function ledgerCsv({ language, timeZone }: CsvReader): Omit<CsvTable<LedgerRow>, 'page' | 'ended'> {
  const dateCell = dateCells(timeZone);
  const { moneyBook: title, kind, file } = csvWords(language);
  return {
    name: file.moneyBook,
    timeZone,
    columns: [
      title.id,
      title.date,
      title.kind,
      title.currency,
      // Two columns, because an amount that begins with a minus would have to be made harmless.
      title.in,
      title.out,
      title.balance,
      title.description,
      title.supplier,
      title.collection,
      title.collector,
      title.agency,
      title.corrects,
      title.reversedBy,
      title.happenedOn,
    ],
    cells: (row) => {
      const { transaction, collection, reversal, ...entry } = asLedgerEntry(row);
      return [
        entry.id,
        dateCell(row.bookedAt),
        kind[entry.kind],
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
        entry.valueDate === null ? '' : dateCell(new Date(entry.valueDate)),
      ];
    },
  };
}
