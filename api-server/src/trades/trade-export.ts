import { toMinor } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';
import { amountCell, momentCell, numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, type ExportReader } from '../exports/export-words';

/** How trades stand in an exported file. */
export function tradeExport(reader: ExportReader): ExportLayout<Trade> {
  const { trades: title, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.trades,
    columns: [
      { title: title.id, width: WIDTH.number, of: ['number'] },
      { title: title.date, width: WIDTH.moment, of: ['date'] },
      { title: title.fromCurrency, width: WIDTH.code, of: ['given'] },
      { title: title.fromAmount, width: WIDTH.amount, of: ['given'] },
      { title: title.toCurrency, width: WIDTH.code, of: ['received'] },
      { title: title.toAmount, width: WIDTH.amount, of: ['received'] },
      { title: title.rate, width: WIDTH.number, of: ['rate'] },
      { title: title.reversedOn, width: WIDTH.moment, of: ['state'] },
      { title: title.reversedBy, width: WIDTH.name, of: ['state'] },
      { title: title.reason, width: WIDTH.text, of: ['state'] },
    ],
    cells: ({ id, createdDate, oldCurrency, oldAmount, newCurrency, newAmount, rate, reversal }) => [
      numberCell(id),
      momentCell(new Date(createdDate)),
      oldCurrency,
      amountCell(toMinor(oldAmount)),
      newCurrency,
      amountCell(toMinor(newAmount)),
      numberCell(String(rate)),
      momentCell(reversal && new Date(reversal.date)),
      reversal?.by ?? '',
      reversal?.reason ?? '',
    ],
  };
}
