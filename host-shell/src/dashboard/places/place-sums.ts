import type { MonthSum } from '@comptoir/api-contract/month-report';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** Places of cash outside the till, with the page that has their rows. */
export const OUTSIDE = [
  { place: 'vault', path: '/cash' },
  { place: 'hands', path: '/cash' },
  { place: 'onTheWay', path: '/cash/handovers' },
] as const;

/** Cash of a place in major units; cash on the way has left it. */
export function heldIn({ till, vault, hands }: MonthSum['held']): number {
  return fromMinor([till, vault, hands].reduce((sum, amount) => sum + toMinor(amount), 0n));
}

/** True for a currency with cash or a flow to compare. */
export function hasFigures({ held, flows, lastFlows }: MonthSum): boolean {
  const amounts = [
    heldIn(held),
    held.onTheWay,
    flows.collected,
    flows.expenses,
    lastFlows.collected,
    lastFlows.expenses,
  ];
  return amounts.some((amount) => amount !== 0);
}
