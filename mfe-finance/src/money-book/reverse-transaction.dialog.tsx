import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { Money } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import { ReversalDialog } from '../reversal/reversal.dialog';

interface ReverseTransactionDialogProps {
  entry: LedgerEntry;
  onClose: () => void;
}

export function ReverseTransactionDialog({ entry, onClose }: ReverseTransactionDialogProps) {
  const t = useMessages();
  const { id, currency, transaction } = entry;
  return (
    <ReversalDialog
      call="reverseTransaction"
      id={transaction.id ?? ''}
      texts={{
        title: t('reversal.entry', { id }),
        success: t('reversal.entryDone'),
        failure: t('reversal.entryFailed'),
      }}
      onClose={onClose}
    >
      <Money amount={transaction.amount} currency={currency} /> · <bdi>{transaction.description}</bdi>
    </ReversalDialog>
  );
}
