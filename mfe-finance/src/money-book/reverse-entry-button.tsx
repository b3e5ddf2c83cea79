import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { IconButton } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { saysState } from './entry-state';

/** Whether an entry is an expense or a float that stands: the others are taken back elsewhere, or not at all. */
export function isReversible(entry: LedgerEntry): boolean {
  return entry.transaction.id !== null && !saysState(entry);
}

interface ReverseEntryButtonProps {
  entry: LedgerEntry;
  onReverse: (entry: LedgerEntry) => void;
}

/** The way to take an expense or a float back. */
export function ReverseEntryButton({ entry, onReverse }: ReverseEntryButtonProps) {
  const t = useMessages();
  const label = t('reversal.entry', { id: entry.id });
  return <IconButton icon="reverse" size="small" label={label} onClick={() => onReverse(entry)} />;
}
