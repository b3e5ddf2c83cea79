import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { convert, toMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import type { Amounts } from '../books/cash-movement';
import { HOUR, later, MINUTE } from './demo-clock';
import type { DemoCountry } from './demo-offices';
import { dayRate } from './exchange-rates';
import type { Random } from './random';

export interface DayTrade {
  kind: 'trade';
  createdAt: Date;
  oldCurrency: CurrencyCode;
  oldMinor: bigint;
  newCurrency: CurrencyCode;
  newMinor: bigint;
  rate: number;
}

export interface DayExpense {
  kind: 'expense';
  id: string;
  occurredAt: Date;
  currency: CurrencyCode;
  /** Below 0. */
  amountMinor: bigint;
  description: string;
  supplierId: string | null;
}

const EXPENSES = [
  ['Fuel for the delivery scooters', 30, 90],
  ['Receipt rolls and envelopes', 15, 60],
  ['Van maintenance', 90, 380],
  ['Security guard, one week', 180, 320],
  ['Internet and telephone', 40, 95],
  ['Cleaning of the office', 35, 80],
  ['Coin counting machine, repair', 60, 240],
  ['Meals for the night shift', 20, 70],
] as const;

/** What an office exchanges and spends in the morning, out of what it holds; `held` is changed with it. */
export function morningOf(
  day: Date,
  held: Amounts,
  { country, supplierIds, random }: { country: DemoCountry; supplierIds: readonly string[]; random: Random },
): (DayTrade | DayExpense)[] {
  const trades: DayTrade[] = [];
  for (let count = random.between(0, 2); count > 0; count--) {
    const trade = tradeAt(later(day, 6 * HOUR + (3 - count) * 12 * MINUTE), held, country, random);
    if (trade) trades.push(trade);
  }
  const expense = random.chance(0.45)
    ? expenseAt(later(day, 6 * HOUR + 45 * MINUTE), held, country.currency, supplierIds, random)
    : undefined;
  return expense ? [...trades, expense] : trades;
}

function tradeAt(createdAt: Date, held: Amounts, country: DemoCountry, random: Random): DayTrade | undefined {
  const foreign = random.pick(country.others);
  const [oldCurrency, newCurrency] = random.chance(0.5) ? [country.currency, foreign] : [foreign, country.currency];
  const available = held.get(oldCurrency) ?? 0n;
  const oldMinor = ((available * BigInt(random.between(5, 60))) / 1000n / 5000n) * 5000n;
  const rate = dayRate(oldCurrency, newCurrency, random);
  const newMinor = convert(oldMinor, rate);
  if (newMinor === 0n) return undefined;
  held.set(oldCurrency, available - oldMinor);
  held.set(newCurrency, (held.get(newCurrency) ?? 0n) + newMinor);
  return { kind: 'trade', createdAt, oldCurrency, oldMinor, newCurrency, newMinor, rate };
}

function expenseAt(
  occurredAt: Date,
  held: Amounts,
  currency: CurrencyCode,
  supplierIds: readonly string[],
  random: Random,
): DayExpense | undefined {
  const [description, lowest, highest] = random.pick(EXPENSES);
  const amount = toMinor(random.between(lowest, highest) * (currency === 'DZD' ? 130 : 1));
  const available = held.get(currency) ?? 0n;
  if (available < amount) return undefined;
  held.set(currency, available - amount);
  const supplierId = random.chance(0.8) ? random.pick(supplierIds) : null;
  return { kind: 'expense', id: newId(), occurredAt, currency, amountMinor: -amount, description, supplierId };
}
