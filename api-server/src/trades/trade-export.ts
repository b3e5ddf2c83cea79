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
      { title: title.id, width: WIDTH.number },
      { title: title.date, width: WIDTH.moment },
      { title: title.fromCurrency, width: WIDTH.code },
      { title: title.fromAmount, width: WIDTH.amount },
      { title: title.toCurrency, width: WIDTH.code },
      { title: title.toAmount, width: WIDTH.amount },
      { title: title.rate, width: WIDTH.number },
      { title: title.reversedOn, width: WIDTH.moment },
      { title: title.reversedBy, width: WIDTH.name },
      { title: title.reason, width: WIDTH.text },
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
