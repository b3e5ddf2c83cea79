import { formatAmount } from '@comptoir/ui/money';
import type { BoardSum } from './columns';

/** Length of a collected and a planned amount that fit into one line of the narrowest column. */
const LINE_LENGTH = 20;

/** Lines of a sum in the head of a column: two for long amounts. */
export function linesOf({ amount, collected, currency }: BoardSum): number {
  if (collected === undefined) return 1;
  return formatAmount(collected, currency).length + formatAmount(amount, currency).length > LINE_LENGTH ? 2 : 1;
}

export function sumLinesOf(sums: readonly BoardSum[]): number {
  return sums.reduce((lines, sum) => lines + linesOf(sum), 0);
}
