import { RATE_DECIMALS, rateText } from '@comptoir/api-contract/money';
import { quoteOf } from '@comptoir/api-contract/quote';
import type { TradeInput } from '@comptoir/api-contract/trades';
import { sql, type CompiledQuery } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { refusedAt } from '../api-error';

const LAST_TRADES = 5;
/** Larger deviations suggest a mistyped digit. */
const LIMIT_PERCENT = 20n;

/**
 * Reason required for a rate far from recent ones of the pair in the office; undefined for a usual rate or the
 * first trade.
 *
 * @throws {ApiError} 422 at `reason` if missing
 */
export function reasonForRate(
  trade: Pick<TradeInput, 'rate' | 'reason' | 'oldCurrency' | 'newCurrency'>,
  usual: string | null | undefined,
): string | undefined {
  if (usual == null) return undefined;
  const { rate, reason } = trade;
  const [given, expected] = [scaled(rateText(rate)), scaled(usual)];
  const apart = given > expected ? given - expected : expected - given;
  if (apart * 100n <= expected * LIMIT_PERCENT) return undefined;
  if (reason !== undefined && reason !== '') return reason;
  const { percent, isAbove, quoted } = quotedDistance(trade, Number(usual));
  const values = { percent: String(percent), rate: trimZeros(rateText(quoted)) };
  throw refusedAt('reason', isAbove ? 'rate-above' : 'rate-below', values);
}

/**
 * Median of recent rates, robust against a single wrong one. Trades in the other direction count, inverted, only
 * if there is none in this one. Reversed trades are excluded.
 */
export function usualRate(
  transaction: WriteTransaction,
  officeId: string,
  { oldCurrency, newCurrency }: Pick<TradeInput, 'oldCurrency' | 'newCurrency'>,
): CompiledQuery<{ rate: string | null }> {
  const standing = sql`not exists (select from journal_entries counter
    where counter.kind = 'REVERSAL' and counter.office_id = trade.office_id and counter.trade_id = trade.id)`;
  const last = (from: string, into: string, rate: string, direction: number) => sql`
    (select ${sql.raw(rate)} as rate, ${sql.lit(direction)} as direction from trades trade
      where office_id = ${officeId} and old_currency = ${from} and new_currency = ${into} and ${standing}
      order by created_at desc, id desc limit ${LAST_TRADES})`;
  return sql<{ rate: string | null }>`
    select percentile_disc(0.5) within group (order by rate)::numeric(20, 8)::text as rate from (
      ${last(oldCurrency, newCurrency, 'rate', 1)} union all ${last(newCurrency, oldCurrency, '1 / rate', 2)}
    ) both_ways group by direction order by direction limit 1`.compile(transaction);
}

function quotedDistance(trade: Pick<TradeInput, 'rate' | 'oldCurrency' | 'newCurrency'>, usual: number) {
  // The inverse of a tiny amount may round to 0.
  if (usual === 0) return { percent: 100, isAbove: true, quoted: 0 };
  const quoted = quoteOf({ ...trade, rate: usual }).rate;
  const actual = quoteOf(trade).rate;
  return { percent: Math.round((Math.abs(actual - quoted) / quoted) * 100), isAbove: actual > quoted, quoted };
}

function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'));
}

function trimZeros(rate: string): string {
  return rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
