import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatDate } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

/** Booking date, with the value date below it when they differ. */
export function EntryDate({ entry: { date, valueDate } }: { entry: Pick<LedgerEntry, 'date' | 'valueDate'> }) {
  const t = useMessages();
  const booked = formatDate(date);
  const happened = valueDate === null ? booked : formatDate(valueDate);
  return (
    <>
      <Figure>{booked}</Figure>
      {happened !== booked && <div>{t('entry.happened', { date: happened })}</div>}
    </>
  );
}
