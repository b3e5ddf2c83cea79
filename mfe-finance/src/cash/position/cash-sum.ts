import type { CashPosition } from '@comptoir/api-contract/cash';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** All cash of an office in a currency in major units, wherever it is: what its books owe. */
export function cashSum({ till, vault, hands, onTheWay, bank, cases, owed }: CashPosition): number {
  return sumOf([till, vault, bank, ...[hands, onTheWay, cases, owed].flat().map(({ amount }) => amount)]);
}

export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));
}

/** True if anything is held, also if all amounts cancel each other. */
export function hasCash({ till, vault, hands, onTheWay, bank, cases, owed }: CashPosition): boolean {
  return [till, vault, bank].some((amount) => amount !== 0) || [hands, onTheWay, cases, owed].flat().length > 0;
}
