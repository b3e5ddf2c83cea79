import { amountCell, momentCell, numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, fillWords, type ExportReader } from '../exports/export-words';
import type { LedgerFilter } from './ledger.repository';
import { asLedgerEntry, movementsOf, writtenIn } from './ledger-entry';
import type { LedgerRow } from './ledger-row.repository';

/** A line of the file: an entry with one of its legs. */
interface LedgerLine {
  row: LedgerRow;
  movement: ReturnType<typeof movementsOf>[number];
}

/** The lines of pages of entries: a trade has one for each of its two currencies, so that both balances add up. */
export async function* linesOf(
  pages: AsyncIterable<readonly LedgerRow[]>,
): AsyncGenerator<readonly LedgerLine[], void> {
  for await (const rows of pages) {
    yield rows.flatMap((row) => movementsOf(row).map((movement) => ({ row, movement })));
  }
}

/**
 * How the money book is written to a file: in each currency a balance is the one before plus In less Out. Where a filter
 * hides entries between two others no balance would add up, and the file has none.
 */
export function ledgerExport(
  reader: ExportReader,
  { trade, collectionId }: Pick<LedgerFilter, 'trade' | 'collectionId'>,
): ExportLayout<LedgerLine> {
  const { moneyBook: title, kind, file } = exportWords(reader.language);
  const hasBalance = trade && collectionId === undefined;
  const { before, after } = layoutColumns(reader);
  const balance = { title: title.balance, width: WIDTH.amount, of: ['balance'] };
  return {
    ...reader,
    name: file.moneyBook,
    columns: [...before, ...(hasBalance ? [balance] : []), ...after],
    cells: ({ row, movement: { currency, amount, balance: held } }) => {
      const { transaction, collection, reversal, ...entry } = asLedgerEntry(row);
      return [
        numberCell(entry.id),
        momentCell(row.bookedAt),
        kind[entry.kind],
        currency,
        amountCell(amount > 0n ? amount : null),
        amountCell(amount > 0n ? null : -amount),
        ...(hasBalance ? [amountCell(held)] : []),
        descriptionOf(row, reader),
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

function layoutColumns({ language }: ExportReader) {
  const { moneyBook: title } = exportWords(language);
  return {
    before: [
      { title: title.id, width: WIDTH.number, of: ['number'] },
      { title: title.date, width: WIDTH.moment, of: ['date'] },
      { title: title.kind, width: WIDTH.code, of: ['title'] },
      { title: title.currency, width: WIDTH.code, of: ['amount', 'balance'] },
      // Two columns, because an amount that begins with a minus would have to be made harmless in a CSV file.
      { title: title.in, width: WIDTH.amount, of: ['amount'] },
      { title: title.out, width: WIDTH.amount, of: ['amount'] },
    ],
    after: [
      { title: title.description, width: WIDTH.text, of: ['title'] },
      { title: title.supplier, width: WIDTH.name, of: ['title'] },
      { title: title.collection, width: WIDTH.number, of: ['title'] },
      { title: title.collector, width: WIDTH.name, of: ['title'] },
      { title: title.agency, width: WIDTH.name, of: ['agency'] },
      { title: title.corrects, width: WIDTH.number, of: ['state'] },
      { title: title.reversedBy, width: WIDTH.number, of: ['state'] },
      { title: title.happenedOn, width: WIDTH.moment, of: ['date'] },
    ],
  };
}

/** What was written of an entry, else what it is in the language of the file. */
function descriptionOf(row: LedgerRow, { language }: ExportReader): string {
  const { kind, collectionId, correctsNumber, oldCurrency, newCurrency } = row;
  const values = {
    collection: String(collectionId ?? ''),
    entry: String(correctsNumber ?? ''),
    from: oldCurrency ?? '',
    to: newCurrency ?? '',
  };
  return writtenIn(row) ?? fillWords(exportWords(language).description[kind], values);
}
