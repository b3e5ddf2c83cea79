import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { amountCell, momentCell, numberCell, type Column } from '../exports/cells';
import { column, exportOf, type ExportLayout } from '../exports/export-layout';
import { exportTexts, fillTexts, type ExportReader } from '../exports/export-texts';
import type { LedgerFilter } from './ledger-filter';
import { asLedgerEntry, movementsOf, writtenIn } from './ledger-entry';
import type { LedgerRow } from './ledger-row.repository';

interface LedgerLine {
  row: LedgerRow;
  entry: ReturnType<typeof asLedgerEntry>;
  movement: ReturnType<typeof movementsOf>[number];
}

/** Two lines per trade, so that the balances of both currencies add up; one if a currency is chosen. */
export async function* linesOf(
  pages: AsyncIterable<readonly LedgerRow[]>,
  only?: CurrencyCode,
): AsyncGenerator<readonly LedgerLine[], void> {
  for await (const rows of pages) {
    yield rows.flatMap((row) => {
      const entry = asLedgerEntry(row);
      return movementsOf(row)
        .filter(({ currency }) => only === undefined || currency === only)
        .map((movement) => ({ row, entry, movement }));
    });
  }
}

/** Balances equal the previous one plus In minus Out per currency; left out where a filter hides entries between. */
export function ledgerExport(
  reader: ExportReader,
  { trade, collectionId, supplierId }: Pick<LedgerFilter, 'trade' | 'collectionId' | 'supplierId'>,
): ExportLayout<LedgerLine> {
  const hasBalance = trade && collectionId === undefined && supplierId === undefined;
  return exportOf<LedgerLine>('moneyBook', ({ moneyBook: title, kind }) => [
    column(title.id, 'number', ({ entry }) => numberCell(entry.id), ['number']),
    column(title.date, 'moment', ({ row }) => momentCell(row.bookedAt), ['date']),
    column(title.kind, 'code', ({ entry }) => kind[entry.kind], ['title']),
    column(title.currency, 'code', ({ movement }) => movement.currency, ['amount', 'balance']),
    // Two columns, since CSV cells with a leading minus would need escaping.
    column(title.in, 'amount', ({ movement: { amount } }) => amountCell(amount > 0n ? amount : null), ['amount']),
    column(title.out, 'amount', ({ movement: { amount } }) => amountCell(amount > 0n ? null : -amount), ['amount']),
    ...(hasBalance
      ? [column<LedgerLine>(title.balance, 'amount', ({ movement }) => amountCell(movement.balance), ['balance'])]
      : []),
    ...aboutColumns(reader),
  ])(reader);
}

function aboutColumns(reader: ExportReader): Column<LedgerLine>[] {
  const { moneyBook: title } = exportTexts(reader.language);
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

/** Written text, else the localised kind. */
function descriptionOf(row: LedgerRow, { language }: ExportReader): string {
  const { kind, collectionId, correctsNumber, oldCurrency, newCurrency } = row;
  const values = {
    collection: String(collectionId ?? ''),
    entry: String(correctsNumber ?? ''),
    from: oldCurrency ?? '',
    to: newCurrency ?? '',
  };
  return writtenIn(row) ?? fillTexts(exportTexts(language).description[kind], values);
}
