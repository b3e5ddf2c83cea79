import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { Link } from '@comptoir/kernel/router';
import { Tag } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { entryAddress } from './entry-address';

/** True for an entry that `EntryState` renders. */
export function hasState({ correctsId, correctedById, reversal }: LedgerEntry): boolean {
  return reversal !== null || correctsId !== null || correctedById !== null;
}

/** Links a reversed or corrected entry with its counterpart; renders nothing for any other. */
export function EntryState({ entry: { kind, correctsId, correctedById, reversal } }: { entry: LedgerEntry }) {
  const t = useMessages();
  return (
    <>
      {correctsId !== null && (
        <Tag>
          <Link to={entryAddress(correctsId)}>
            {t(kind === 'REVERSAL' ? 'reversal.of' : 'moneyBook.corrects', { id: correctsId })}
          </Link>
        </Tag>
      )}
      {correctedById !== null && (
        <Tag tone="warning">
          <Link to={entryAddress(correctedById)}>{t('moneyBook.correctedBy', { id: correctedById })}</Link>
        </Tag>
      )}
      {reversal && (
        <Tag tone="warning">
          <Link to={entryAddress(reversal.id)}>{t('reversal.reversedBy', { id: reversal.id })}</Link>
        </Tag>
      )}
    </>
  );
}
