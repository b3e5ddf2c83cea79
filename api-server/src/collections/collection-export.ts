import { amountCell, momentCell, numberCell } from '../exports/cells';
import { column, exportOf } from '../exports/export-layout';
import type { CollectionRow } from './collections.repository';

export const collectionExport = exportOf<CollectionRow>('collections', ({ collections: title, status }) => [
  column(title.id, 'number', ({ id }) => numberCell(String(id)), ['number']),
  column(title.status, 'name', (row) => status[row.status], ['status']),
  column(title.agency, 'name', ({ agencyName }) => agencyName, ['agency']),
  column(title.address, 'text', ({ agencyAddress }) => agencyAddress, ['agency']),
  column(
    title.scheduledDate,
    'moment',
    ({ hasTime, scheduledAt }) => (hasTime ? { moment: scheduledAt } : { day: scheduledAt }),
    ['date'],
  ),
  column(title.collectionDate, 'moment', ({ collectedAt }) => momentCell(collectedAt), ['status']),
  column(title.collector, 'name', ({ collectorName }) => collectorName, ['collector']),
  column(title.currency, 'code', ({ currency }) => currency, ['amount', 'collected']),
  column(title.scheduledAmount, 'amount', ({ scheduledMinor }) => amountCell(scheduledMinor), ['amount']),
  column(title.collectedAmount, 'amount', ({ collectedMinor }) => amountCell(collectedMinor), ['amount', 'collected']),
  column(title.notes, 'text', ({ notes }) => notes.map(({ note, author }) => `${author}: ${note}`).join(' | ')),
]);
