import type { Trade } from '@comptoir/api-contract/trades';
import { Figure } from '@comptoir/ui';
import { quoteFigure, quoteText } from './quote-text';

export function QuotedRate({ trade }: { trade: Trade }) {
  return (
    <span title={quoteText(trade)}>
      <Figure>{quoteFigure(trade)}</Figure>
    </span>
  );
}
