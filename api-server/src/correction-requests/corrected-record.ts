import type { CorrectedRecord } from '@comptoir/api-contract/correction-requests';
import { Day, Id, NumberId } from '@comptoir/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** A record that a request names. */
export interface NamedRecord {
  entity: CorrectedRecord;
  entityId: string;
}

export interface FoundRecord {
  officeId: string;
  /** Number that people know it by. */
  number: string;
  /** False if it is not recorded, or is reversed or open again. */
  isCorrectable: boolean;
}

type Read = (entityId: string, reach: Reach) => RawBuilder<FoundRecord> | undefined;

const isReversed = (condition: RawBuilder<unknown>) =>
  sql`exists (select from journal_entries counter where counter.kind = 'REVERSAL' and ${condition})`;

const READ: Record<CorrectedRecord, Read> = {
  collection: (entityId, reach) =>
    ifValid(
      NumberId,
      entityId,
      (id) => sql`
        select office_id, id::text as number, collected_minor is not null as is_correctable from collections
        where id = ${id}::bigint and archived_at is null and ${inReach(reach, 'collections.office_id')}
          and collector_id = ${reach.collectorId ?? sql`collector_id`}`,
    ),
  trade: (entityId, reach) =>
    ifValid(
      NumberId,
      entityId,
      (id) => sql`
        select office_id, id::text as number, not ${isReversed(sql`counter.office_id = trades.office_id
          and counter.trade_id = trades.id`)} as is_correctable from trades
        where id = ${id}::bigint and ${inReach(reach, 'trades.office_id')}`,
    ),
  transaction: (entityId, reach) =>
    ifValid(
      Id,
      entityId,
      (id) => sql`
        select entry.office_id, entry.number::text as number, not ${isReversed(sql`counter.office_id = entry.office_id
          and counter.corrects_number = entry.number`)} as is_correctable
        from transactions join journal_entries entry on entry.office_id = transactions.office_id
          and entry.reference = 'transaction:' || transactions.id
        where transactions.id = ${id}::uuid and ${inReach(reach, 'transactions.office_id')}`,
    ),
  day: (entityId, reach) => {
    const [office = '', name = ''] = entityId.split(':');
    const day = Day.safeParse(name);
    if (!day.success) return undefined;
    return ifValid(
      Id,
      office,
      (id) => sql`
        select office_id, day::text as number, closed_at is not null as is_correctable from business_days
        where office_id = ${id}::uuid and day = ${day.data}::date and ${inReach(reach, 'business_days.office_id')}`,
    );
  },
};

/** A COLLECTOR reaches own collections only. */
export async function findCorrected(
  connection: Connection,
  reach: Reach,
  { entity, entityId }: NamedRecord,
): Promise<FoundRecord | undefined> {
  if (reach.collectorId !== undefined && entity !== 'collection') return undefined;
  const { rows = [] } = (await READ[entity](entityId, reach)?.execute(connection)) ?? {};
  return rows[0];
}

function ifValid(
  type: z.ZodMiniType<string>,
  text: string,
  read: (id: string) => RawBuilder<FoundRecord>,
): RawBuilder<FoundRecord> | undefined {
  const { success, data } = type.safeParse(text);
  return success ? read(data) : undefined;
}
