import type { Trade } from '@comptoir/api-contract/trades';
import { dateCells } from '../csv/csv-cells';
import type { CsvTable } from '../csv/csv-answer';

/** How trades stand in a CSV file. */
export function tradeCsv(timeZone: string): Omit<CsvTable<Trade>, 'page'> {
  const dateCell = dateCells(timeZone);
  return {
    name: 'trades',
    columns: [
      'Id',
      'Date',
      'From currency',
      'From amount',
      'To currency',
      'To amount',
      'Rate',
      'Reversed on',
      'Reversed by',
      'Reason',
    ],
    cells: ({ id, createdDate, oldCurrency, oldAmount, newCurrency, newAmount, rate, reversal }) => [
      id,
      dateCell(new Date(createdDate)),
      oldCurrency,
      oldAmount.toFixed(2),
      newCurrency,
      newAmount.toFixed(2),
      String(rate),
      dateCell(reversal && new Date(reversal.date)),
      reversal?.by ?? '',
      reversal?.reason ?? '',
    ],
  };
}
