import { sql } from 'kysely';
import { inReach } from '../access/reach';
import type { Connection } from '../database/database';
import type { HourSource } from '../lists/hours/hour-source';
import { storedFigures, type StoredFigures } from '../lists/hours/stored-figures.repository';
import type { LedgerFilter } from './ledger-filter';

export const ledgerHours: HourSource = {
  list: 'general-ledger',
  isOfOffices: true,
  counts: sql`select office_id, number from journal_heads`,
  rows: (reach) => sql`
    select entry.booked_at, case when entry.trade_id is null then '' else 'trade' end, moved.currency,
      (moved.position = 0)::int, 1,
      case when moved.to_account = 'CASH' then moved.amount_minor else 0 end,
      case when moved.from_account = 'CASH' then moved.amount_minor else 0 end
    from journal_entries entry cross join lateral (
      select position, currency, to_account, from_account, amount_minor from transfers
      where office_id = entry.office_id and entry_number = entry.number
      -- Entry by entry: of those of an hour PostgreSQL expects so many that it would read the legs of all.
      offset 0
    ) moved
    where ${inReach(reach, 'entry.office_id')}`,
};

/** Undefined if no hours are kept, as for small journals, and for entries of one collection, currency or supplier. */
export async function storedEntrySums(
  connection: Connection,
  officeId: string,
  { from, to, trade, collectionId, currency, supplierId }: LedgerFilter,
  limit: number,
): Promise<StoredFigures | undefined> {
  // Hours count an entry in the currency of its first leg.
  if ([collectionId, currency, supplierId].some((bound) => bound !== undefined)) return undefined;
  const where = trade ? sql<boolean>`true` : sql<boolean>`figures.part = ''`;
  return storedFigures(connection, ledgerHours, { officeId }, { from, to, where, limit });
}
