import type { Trade } from '@comptoir/api-contract/trades';
import { Figure } from '@comptoir/ui';
import { quoteFigure, quoteText } from './quote-text';

/** The rate of a trade as its pair is quoted, between the amounts that name its currencies. */
export function QuotedRate({ trade }: { trade: Trade }) {
  return (
    <span title={quoteText(trade)}>
      <Figure>{quoteFigure(trade)}</Figure>
    </span>
  );
}
