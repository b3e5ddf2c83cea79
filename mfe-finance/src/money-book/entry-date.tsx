import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatDate, formatTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

/** Time of the booking, with the value date below it when the days differ. */
export function EntryDate({ entry: { date, valueDate } }: { entry: Pick<LedgerEntry, 'date' | 'valueDate'> }) {
  const t = useMessages();
  const booked = formatDate(date);
  const happened = valueDate === null ? booked : formatDate(valueDate);
  return (
    <>
      <Figure>
        {booked} {formatTime(date)}
      </Figure>
      {happened !== booked && <div>{t('entry.happened', { date: happened })}</div>}
    </>
  );
}
