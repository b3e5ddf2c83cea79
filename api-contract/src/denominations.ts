import type { CurrencyCode } from './currencies';
import { toMinor } from './money';

/** Notes and coins of each currency in major units, largest first; the smallest coins make every amount countable. */
export const DENOMINATIONS: Readonly<Record<CurrencyCode, readonly string[]>> = {
  USD: ['100', '50', '20', '10', '5', '2', '1', '0.5', '0.25', '0.1', '0.05', '0.01'],
  EUR: ['500', '200', '100', '50', '20', '10', '5', '2', '1', '0.5', '0.2', '0.1', '0.05', '0.02', '0.01'],
  GBP: ['50', '20', '10', '5', '2', '1', '0.5', '0.2', '0.1', '0.05', '0.02', '0.01'],
  DZD: [
    '2000',
    '1000',
    '500',
    '200',
    '100',
    '50',
    '20',
    '10',
    '5',
    '2',
    '1',
    '0.5',
    '0.2',
    '0.1',
    '0.05',
    '0.02',
    '0.01',
  ],
  CNY: ['100', '50', '20', '10', '5', '2', '1', '0.5', '0.2', '0.1', '0.05', '0.02', '0.01'],
};

/** Sum of counted notes and coins in minor units; keys are denominations in major units. */
export function countedMinor(counts: Readonly<Record<string, number>>): bigint {
  return Object.entries(counts).reduce((sum, [value, count]) => sum + toMinor(Number(value)) * BigInt(count), 0n);
}
