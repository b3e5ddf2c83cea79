import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { useMessages } from '../messages/messages';

const MINUTE_MS = 60_000;

interface RecordedTimesProps {
  collection: Pick<Collection, 'actualCollectionDate' | 'bookedDate' | 'clockWrong'>;
}

/**
 * Shows when a collection was booked if that is a minute or more after its recording, or that the device clock was
 * wrong.
 */
export function RecordedTimes({ collection: { actualCollectionDate, bookedDate, clockWrong } }: RecordedTimesProps) {
  const t = useMessages();
  if (clockWrong) return <span>{t('receipt.clockWrong')}</span>;
  if (actualCollectionDate === null || bookedDate === undefined) return null;
  if (Date.parse(bookedDate) - Date.parse(actualCollectionDate) < MINUTE_MS) return null;
  const times = { recorded: formatDateTime(actualCollectionDate), booked: formatDateTime(bookedDate) };
  return <span>{t('receipt.recordedBooked', times)}</span>;
}
