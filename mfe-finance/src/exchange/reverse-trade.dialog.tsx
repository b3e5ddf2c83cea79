import type { Trade } from '@comptoir/api-contract/trades';
import { Arrow, Money } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import { ReversalDialog } from '../reversal/reversal.dialog';

interface ReverseTradeDialogProps {
  trade: Trade;
  onClose: () => void;
}

export function ReverseTradeDialog({ trade, onClose }: ReverseTradeDialogProps) {
  const t = useMessages();
  const { id, oldAmount, oldCurrency, newAmount, newCurrency } = trade;
  return (
    <ReversalDialog
      call="reverseTrade"
      id={id}
      texts={{
        title: t('reversal.trade', { id }),
        success: t('reversal.tradeDone'),
        failure: t('reversal.tradeFailed'),
      }}
      onClose={onClose}
    >
      <Money amount={oldAmount} currency={oldCurrency} />
      <Arrow />
      <Money amount={newAmount} currency={newCurrency} />
    </ReversalDialog>
  );
}
