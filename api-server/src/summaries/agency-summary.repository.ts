import type { Agency } from '@comptoir/api-contract/agencies';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CollectionStatus } from '@comptoir/api-contract/collections';
import { SUMMARY_ROWS, USUAL_AMOUNT_COLLECTIONS } from '@comptoir/api-contract/summaries';
import { sql } from 'kysely';
import type { Connection } from '../database/database';

export interface SummarisedRow {
  part: 'late' | 'next' | 'collected' | 'issues';
  /** Rows of the part, also those left out. */
  partRows: number;
  id: bigint;
  status: CollectionStatus;
  scheduledAt: Date;
  hasTime: boolean;
  collectedAt: Date | null;
  scheduledMinor: bigint;
  collectedMinor: bigint | null;
  currency: CurrencyCode;
}

export interface AgencyRow extends SummarisedRow {
  collectorName: string;
}

/** Collections of an agency by part, each part in its order; `begins` is the start of today. */
export async function findCollectionsOfAgency(
  connection: Connection,
  { id, officeId }: Pick<Agency, 'id' | 'officeId'>,
  begins: string,
): Promise<AgencyRow[]> {
  // Materialised, since PostgreSQL would otherwise look for the agency along the dates of the whole office.
  const { rows } = await sql<AgencyRow>`
    with own as materialized (
      select id, status, scheduled_at, has_time, collected_at, scheduled_minor, collected_minor, currency, issue_open,
        collector_id
      from collections where office_id = ${officeId} and agency_id = ${id} and archived_at is null
    )
    select part, part_rows, id, status, scheduled_at, has_time, collected_at, scheduled_minor, collected_minor, currency,
      (select name from users where users.id = parts.collector_id) as collector_name
    from (
      select 'late' as part, row_number() over (order by scheduled_at desc, id desc) as place, count(*) over ()::int as part_rows, own.*
        from own where status = 'UNCOLLECTED' and scheduled_at < ${begins}
      union all
      select 'next', row_number() over (order by scheduled_at, id), count(*) over ()::int, own.*
        from own where status = 'UNCOLLECTED' and scheduled_at >= ${begins}
      union all
      select 'issues', row_number() over (order by scheduled_at desc, id desc), count(*) over ()::int, own.*
        from own where issue_open
      union all
      select 'collected', row_number() over (partition by currency order by collected_at desc, id desc),
          count(*) over ()::int, own.*
        from own where collected_at is not null
    ) parts
    where place <= case part when 'late' then 1 when 'collected' then ${USUAL_AMOUNT_COLLECTIONS}::int else ${SUMMARY_ROWS}::int end
    order by part, place`.execute(connection);
  return rows;
}
