import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { IconButton, Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';

interface EntryStateProps {
  entry: LedgerEntry;
  onReverse: (entry: LedgerEntry) => void;
}

/** Whether an entry stands, with the way to take an expense or a float back, and what a later entry changes. */
export function EntryState({ entry, onReverse }: EntryStateProps) {
  const t = useMessages();
  const mayReverse = useMayReverse();
  const { id, kind, correctsId, reversal, transaction } = entry;
  if (reversal) return <Tag tone="warning">{t('reversal.reversed')}</Tag>;
  if (kind === 'REVERSAL') return <Tag>{t('reversal.of', { id: correctsId ?? '' })}</Tag>;
  if (kind === 'CORRECTION') return <Tag>{t('moneyBook.correction')}</Tag>;
  if (transaction.id === null || !mayReverse) return null;
  const label = t('reversal.entry', { id });
  return <IconButton icon="reverse" size="small" label={label} onClick={() => onReverse(entry)} />;
}
