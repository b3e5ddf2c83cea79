import { amountCell, momentCell, numberCell, type Column } from '../exports/cells';
import { column, exportOf, type ExportLayout } from '../exports/export-layout';
import { exportWords, fillWords, type ExportReader } from '../exports/export-words';
import type { LedgerFilter } from './ledger.repository';
import { asLedgerEntry, movementsOf, writtenIn } from './ledger-entry';
import type { LedgerRow } from './ledger-row.repository';

/** A line of the file: an entry with one of its legs. */
interface LedgerLine {
  row: LedgerRow;
  entry: ReturnType<typeof asLedgerEntry>;
  movement: ReturnType<typeof movementsOf>[number];
}

/** The lines of pages of entries: a trade has one for each of its two currencies, so that both balances add up. */
export async function* linesOf(
  pages: AsyncIterable<readonly LedgerRow[]>,
): AsyncGenerator<readonly LedgerLine[], void> {
  for await (const rows of pages) {
    yield rows.flatMap((row) => {
      const entry = asLedgerEntry(row);
      return movementsOf(row).map((movement) => ({ row, entry, movement }));
    });
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
  const hasBalance = trade && collectionId === undefined;
  return exportOf<LedgerLine>('moneyBook', ({ moneyBook: title, kind }) => [
    column(title.id, 'number', ({ entry }) => numberCell(entry.id), ['number']),
    column(title.date, 'moment', ({ row }) => momentCell(row.bookedAt), ['date']),
    column(title.kind, 'code', ({ entry }) => kind[entry.kind], ['title']),
    column(title.currency, 'code', ({ movement }) => movement.currency, ['amount', 'balance']),
    // Two columns, because an amount that begins with a minus would have to be made harmless in a CSV file.
    column(title.in, 'amount', ({ movement: { amount } }) => amountCell(amount > 0n ? amount : null), ['amount']),
    column(title.out, 'amount', ({ movement: { amount } }) => amountCell(amount > 0n ? null : -amount), ['amount']),
    ...(hasBalance
      ? [column<LedgerLine>(title.balance, 'amount', ({ movement }) => amountCell(movement.balance), ['balance'])]
      : []),
    ...aboutColumns(reader),
  ])(reader);
}

function aboutColumns(reader: ExportReader): Column<LedgerLine>[] {
  const { moneyBook: title } = exportWords(reader.language);
  return [
    column(title.description, 'text', ({ row }) => descriptionOf(row, reader), ['title']),
    column(title.supplier, 'name', ({ entry }) => entry.transaction.supplier?.name ?? '', ['title']),
    column(title.collection, 'number', ({ entry }) => numberCell(entry.collectionId), ['title']),
    column(title.collector, 'name', ({ entry }) => entry.collection?.collector.name ?? '', ['title']),
    column(title.agency, 'name', ({ entry }) => entry.collection?.agency.name ?? '', ['agency']),
    column(title.corrects, 'number', ({ entry }) => numberCell(entry.correctsId), ['state']),
    column(title.reversedBy, 'number', ({ entry }) => numberCell(entry.reversal?.id ?? null), ['state']),
    column(
      title.happenedOn,
      'moment',
      ({ entry: { valueDate } }) => momentCell(valueDate === null ? null : new Date(valueDate)),
      ['date'],
    ),
  ];
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
