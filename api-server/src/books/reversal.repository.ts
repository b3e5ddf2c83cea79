import type { Reversal } from '@comptoir/api-contract/reversal';
import { sql, type RawBuilder } from 'kysely';

/** Column of a query on `trade`. */
export function reversalOfTrade(): RawBuilder<Reversal | null> {
  return selectReversal(sql`counter.office_id = trade.office_id and counter.trade_id = trade.id`);
}

/** Left join for a query on `trade`; `counter` is null for trades that are not reversed. */
export const reversals = sql`journal_entries counter on counter.office_id = trade.office_id
  and counter.trade_id = trade.id and counter.trade_id is not null and counter.kind = 'REVERSAL'`;

/** Column of a query on `entry`. */
export function reversalOfEntry(): RawBuilder<Reversal | null> {
  return selectReversal(sql`counter.office_id = entry.office_id and counter.corrects_number = entry.number`);
}

/** Column of a query on `entry`. */
export function correctionOfEntry(): RawBuilder<bigint | null> {
  return sql`(select corrected.number from journal_entries corrected
    where corrected.office_id = entry.office_id and corrected.corrects_number = entry.number
      and corrected.kind = 'CORRECTION')`;
}

function selectReversal(condition: RawBuilder<unknown>): RawBuilder<Reversal | null> {
  return sql`(select json_build_object('id', counter.number::text, 'reason', coalesce(counter.reason, ''),
      'date', to_char(counter.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', author.name)
    from journal_entries counter join users author on author.id = counter.user_id
    where counter.kind = 'REVERSAL' and ${condition})`;
}
