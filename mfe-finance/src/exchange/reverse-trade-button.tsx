import type { Trade } from '@comptoir/api-contract/trades';
import { IconButton } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

interface ReverseTradeButtonProps {
  trade: Trade;
  onReverse: (trade: Trade) => void;
}

export function ReverseTradeButton({ trade, onReverse }: ReverseTradeButtonProps) {
  const t = useMessages();
  const label = t('reversal.trade', { id: trade.id });
  return <IconButton icon="reverse" size="small" label={label} onClick={() => onReverse(trade)} />;
}
