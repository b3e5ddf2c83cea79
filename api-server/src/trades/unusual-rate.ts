import { RATE_DECIMALS, rateText } from '@comptoir/api-contract/money';
import { quoteOf } from '@comptoir/api-contract/quote';
import type { TradeInput } from '@comptoir/api-contract/trades';
import { sql, type CompiledQuery } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { refusedAt } from '../api-error';

/** As many trades say what is usual. */
const LAST_TRADES = 5;
/** A rate further from the usual one may have a digit too many. */
const LIMIT_PERCENT = 20n;

/**
 * The reason that stands beside a rate far from the last ones of its pair in the office; nothing for a usual rate, and
 * for the first of a pair.
 *
 * @throws {ApiError} 422 with an issue for `reason` when an unusual rate comes without one
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
  const values = { percent: String(percent), rate: shown(rateText(quoted)) };
  throw refusedAt('reason', isAbove ? 'rate-above' : 'rate-below', values);
}

/**
 * The one in the middle of the last rates: a single wrong one is not what the next is measured by. Buying is not measured
 * by selling: trades the other way round count, with their inverse, only where there is none in this direction. One that
 * was taken back does not count.
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

/** How far a rate is from the usual one, in the direction in which the pair is quoted; `percent` is rounded. */
function quotedDistance(trade: Pick<TradeInput, 'rate' | 'oldCurrency' | 'newCurrency'>, usual: number) {
  // A trade of next to nothing the other way round may have no inverse.
  if (usual === 0) return { percent: 100, isAbove: true, quoted: 0 };
  const quoted = quoteOf({ ...trade, rate: usual }).rate;
  const given = quoteOf(trade).rate;
  return { percent: Math.round((Math.abs(given - quoted) / quoted) * 100), isAbove: given > quoted, quoted };
}

function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'));
}

/** With two decimals at least, as people write a rate. */
function shown(rate: string): string {
  return rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
