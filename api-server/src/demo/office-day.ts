import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { convert, toMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations';
import type { Amounts } from '../books/cash-movement';
import { DAYS_BEHIND, later, startOfDay } from './demo-clock';
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

const MORNING_ENDS = 6 * HOUR_MS + 45 * MINUTE_MS;
/** Days with a trade of every currency, so that a recent rate exists. */
const RECENT_DAYS = 3;

interface Office {
  country: DemoCountry;
  supplierIds: readonly string[];
  now: Date;
  random: Random;
}

/** Trades and expenses of past mornings within the balance; mutates `held`. */
export function morningsOf(office: Office, held: Amounts): { until(moment: Date): (DayTrade | DayExpense)[] } {
  let next = startOfDay(office.now, -DAYS_BEHIND);
  return {
    until(moment) {
      const happenings: (DayTrade | DayExpense)[] = [];
      for (; later(next, MORNING_ENDS) <= moment; next = startOfDay(next, 1)) {
        happenings.push(...morningOf(next, held, office));
      }
      return happenings;
    },
  };
}

function morningOf(day: Date, held: Amounts, { country, supplierIds, now, random }: Office): (DayTrade | DayExpense)[] {
  const trades: DayTrade[] = [];
  const currencies =
    day >= startOfDay(now, -RECENT_DAYS)
      ? country.others
      : Array.from({ length: random.between(0, 2) }, () => random.pick(country.others));
  for (const [index, currency] of currencies.entries()) {
    const trade = tradeAt(later(day, 6 * HOUR_MS + (index + 1) * 12 * MINUTE_MS), held, { country, currency }, random);
    if (trade) trades.push(trade);
  }
  const expense = random.chance(0.45)
    ? expenseAt(later(day, MORNING_ENDS), held, country.currency, supplierIds, random)
    : undefined;
  return expense ? [...trades, expense] : trades;
}

function tradeAt(
  createdAt: Date,
  held: Amounts,
  { country, currency: foreign }: { country: DemoCountry; currency: CurrencyCode },
  random: Random,
): DayTrade | undefined {
  const [oldCurrency, newCurrency] = random.chance(0.5) ? [country.currency, foreign] : [foreign, country.currency];
  const available = held.get(oldCurrency) ?? 0n;
  const oldMinor = ((available * BigInt(random.between(5, 60))) / 1000n / 5000n) * 5000n;
  const rate = dayRate(oldCurrency, newCurrency, createdAt);
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
