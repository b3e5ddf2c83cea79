import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';

/** Whether there is more to say of an entry than that it stands. */
export function saysState({ kind, reversal }: LedgerEntry): boolean {
  return reversal !== null || kind === 'REVERSAL' || kind === 'CORRECTION';
}

/** That an entry was taken back, or what of an earlier one it changes; nothing where it just stands. */
export function EntryState({ entry: { kind, correctsId, reversal } }: { entry: LedgerEntry }) {
  const t = useMessages();
  if (reversal) return <Tag tone="warning">{t('reversal.reversed')}</Tag>;
  if (kind === 'REVERSAL') return <Tag>{t('reversal.of', { id: correctsId ?? '' })}</Tag>;
  if (kind === 'CORRECTION') return <Tag>{t('moneyBook.correction')}</Tag>;
  return null;
}
