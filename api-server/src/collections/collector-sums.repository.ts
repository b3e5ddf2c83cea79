import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { CurrencySums } from './currency-sums';
import type { CollectionFilter } from './filtered-collections';

export function collectorOfAll(reach: Reach, { collectorId, ...others }: CollectionFilter): string | undefined {
  const isAll = Object.values(others).every((bound) => bound === undefined || bound === '');
  const isOne = collectorId === undefined || reach.collectorId === undefined || collectorId === reach.collectorId;
  return isAll && isOne ? (collectorId ?? reach.collectorId) : undefined;
}

export async function sumsOfCollector(
  connection: Connection,
  reach: Reach,
  collectorId: string,
): Promise<CurrencySums[]> {
  const { rows } = await sql<CurrencySums>`
    select currency, collected_minor::int8 as collected, scheduled_minor::int8 as scheduled,
      collected_rows::int as collected_count, rows::int as total_count
    from collector_sums
    where collector_id = ${collectorId} and office_id = (select office_id from users where id = ${collectorId})
      and rows > 0 and ${inReach(reach, 'collector_sums.office_id')}`.execute(connection);
  return rows;
}
