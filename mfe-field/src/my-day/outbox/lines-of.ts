import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { OutboxItem } from '@comptoir/ui/outbox';

/** Cash of a recorded stop by currency; none of one without cash. */
export function linesOf({ pickUp, body, currency }: Pick<OutboxItem, 'pickUp' | 'body' | 'currency'>): readonly {
  currency: CurrencyCode;
  amount: number;
}[] {
  if (pickUp) return pickUp.lines;
  return body.collectedAmount === undefined ? [] : [{ currency, amount: body.collectedAmount }];
}
