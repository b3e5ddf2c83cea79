import type { Trade } from '@comptoir/api-contract/trades';
import { dateCells } from '../csv/csv-cells';
import { csvWords, type CsvReader } from '../csv/csv-words';
import type { CsvTable } from '../csv/csv-answer';

/** How trades stand in a CSV file. */
export function tradeCsv({ language, timeZone }: CsvReader): Omit<CsvTable<Trade>, 'page' | 'ended'> {
  const dateCell = dateCells(timeZone);
  const { trades: title, file } = csvWords(language);
  return {
    name: file.trades,
    timeZone,
    columns: [
      title.id,
      title.date,
      title.fromCurrency,
      title.fromAmount,
      title.toCurrency,
      title.toAmount,
      title.rate,
      title.reversedOn,
      title.reversedBy,
      title.reason,
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
