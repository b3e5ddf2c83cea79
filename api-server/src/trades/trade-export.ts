import { toMinor } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';
import { amountCell, momentCell, numberCell } from '../exports/cells';
import { column, exportOf } from '../exports/export-layout';

export const tradeExport = exportOf<Trade>('trades', ({ trades: title }) => [
  column(title.id, 'number', ({ id }) => numberCell(id), ['number']),
  column(title.date, 'moment', ({ createdDate }) => momentCell(new Date(createdDate)), ['date']),
  column(title.fromCurrency, 'code', ({ oldCurrency }) => oldCurrency, ['given']),
  column(title.fromAmount, 'amount', ({ oldAmount }) => amountCell(toMinor(oldAmount)), ['given']),
  column(title.toCurrency, 'code', ({ newCurrency }) => newCurrency, ['received']),
  column(title.toAmount, 'amount', ({ newAmount }) => amountCell(toMinor(newAmount)), ['received']),
  column(title.rate, 'number', ({ rate }) => numberCell(String(rate)), ['rate']),
  column(title.reversedOn, 'moment', ({ reversal }) => momentCell(reversal && new Date(reversal.date)), ['state']),
  column(title.reversedBy, 'name', ({ reversal }) => reversal?.by ?? '', ['state']),
  column(title.reason, 'text', ({ reversal }) => reversal?.reason ?? '', ['state']),
]);
