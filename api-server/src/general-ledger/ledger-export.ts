import { amountCell, momentCell, numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, type ExportReader } from '../exports/export-words';
import { asLedgerEntry } from './ledger-entry';
import type { LedgerRow } from './ledger-row.repository';

/** How the money book stands in an exported file. */
export function ledgerExport(reader: ExportReader): ExportLayout<LedgerRow> {
  const { moneyBook: title, kind, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.moneyBook,
    columns: [
      { title: title.id, width: WIDTH.number, of: ['number'] },
      { title: title.date, width: WIDTH.moment, of: ['date'] },
      { title: title.kind, width: WIDTH.code, of: ['title'] },
      { title: title.currency, width: WIDTH.code, of: ['amount', 'balance'] },
      // Two columns, because an amount that begins with a minus would have to be made harmless in a CSV file.
      { title: title.in, width: WIDTH.amount, of: ['amount'] },
      { title: title.out, width: WIDTH.amount, of: ['amount'] },
      { title: title.balance, width: WIDTH.amount, of: ['balance'] },
      { title: title.description, width: WIDTH.text, of: ['title'] },
      { title: title.supplier, width: WIDTH.name, of: ['title'] },
      { title: title.collection, width: WIDTH.number, of: ['title'] },
      { title: title.collector, width: WIDTH.name, of: ['title'] },
      { title: title.agency, width: WIDTH.name, of: ['agency'] },
      { title: title.corrects, width: WIDTH.number, of: ['state'] },
      { title: title.reversedBy, width: WIDTH.number, of: ['state'] },
      { title: title.happenedOn, width: WIDTH.moment, of: ['date'] },
    ],
    cells: (row) => {
      const { transaction, collection, reversal, ...entry } = asLedgerEntry(row);
      const [ins, outs] = row.toAccount === 'CASH' ? [row.amountMinor, null] : [null, row.amountMinor];
      return [
        numberCell(entry.id),
        momentCell(row.bookedAt),
        kind[entry.kind],
        entry.currency,
        amountCell(ins),
        amountCell(outs),
        amountCell(row.cashAfterMinor),
        transaction.description,
        transaction.supplier?.name ?? '',
        numberCell(entry.collectionId),
        collection?.collector.name ?? '',
        collection?.agency.name ?? '',
        numberCell(entry.correctsId),
        numberCell(reversal?.id ?? null),
        momentCell(entry.valueDate === null ? null : new Date(entry.valueDate)),
      ];
    },
  };
}
