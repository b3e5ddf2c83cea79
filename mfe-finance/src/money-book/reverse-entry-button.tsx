import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { IconButton } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { hasState } from './entry-state';

/** True for expenses and floats that are not reversed; other kinds are reversed on their own pages or never. */
export function isReversible(entry: LedgerEntry): boolean {
  return entry.transaction.id !== null && !hasState(entry);
}

interface ReverseEntryButtonProps {
  entry: LedgerEntry;
  onReverse: (entry: LedgerEntry) => void;
}

export function ReverseEntryButton({ entry, onReverse }: ReverseEntryButtonProps) {
  const t = useMessages();
  const label = t('reversal.entry', { id: entry.id });
  return <IconButton icon="reverse" size="small" label={label} onClick={() => onReverse(entry)} />;
}
