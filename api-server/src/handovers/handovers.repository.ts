import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { HandoverLinesTable, HandoversTable } from '../database/tables/custody';
import type { StoredFileRow } from '../records/stored-files';

export type HandoverRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

type Counts = Record<string, number>;

/** Amounts in minor units, as text, since JSON has no 64-bit integers. */
export interface HandoverLine {
  currency: CurrencyCode;
  declared: string;
  declaredCounts: Counts;
  counted: string | null;
  countedCounts: Counts | null;
  recounted: string | null;
  recountedCounts: Counts | null;
}

export function findHandover(connection: Connection, reach: Reach, id: string): Promise<HandoverRow | undefined> {
  return withDetails(connection, reach).where('handover.id', '=', id).executeTakeFirst();
}

/** Newest first: ids are in the order of time. */
export async function findHandovers(
  connection: Connection,
  reach: Reach,
  page: { pending: boolean; after?: string | undefined; limit: number },
): Promise<HandoverRow[]> {
  // Each side by its own index, since a condition with `or` would read all handovers of the office; so would a join.
  const { rows } = await sql<{ id: string }>`(${idsBy('office_id', reach, page)})
    union (${idsBy('to_office', reach, page)}) order by id desc limit ${page.limit}`.execute(connection);
  return withDetails(connection, reach)
    .where(sql<boolean>`handover.id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('handover.id', 'desc')
    .execute();
}

function idsBy(
  column: 'office_id' | 'to_office',
  { collectorId, ...office }: Reach,
  { pending, after, limit }: { pending: boolean; after?: string | undefined; limit: number },
): RawBuilder<string> {
  const conditions = [
    inReach(office, `side.${column}`),
    column === 'to_office' ? sql`side.to_office is not null` : sql`true`,
    pending ? sql`side.ended_at is null` : sql`true`,
    after === undefined ? sql`true` : sql`side.id < ${after}`,
    collectorId === undefined ? sql`true` : sql`${collectorId} in (side.from_user, side.to_user)`,
  ];
  return sql`select side.id from handovers side where ${sql.join(conditions, sql` and `)}
    order by side.id desc limit ${limit}`;
}

/** Both offices of a transfer see it; a collector sees their own. */
function withDetails(connection: Connection, reach: Reach) {
  const { collectorId, ...office } = reach;
  return connection
    .selectFrom('handovers as handover')
    .innerJoin('users as giver', 'giver.id', 'handover.fromUser')
    .leftJoin('users as receiver', 'receiver.id', 'handover.toUser')
    .leftJoin('offices as target', 'target.id', 'handover.toOffice')
    .selectAll('handover')
    .select(['giver.name as giver', 'receiver.name as receiver', 'target.name as target'])
    .select([nameOf('counted_by').as('counter'), nameOf('recounted_by').as('recounter')])
    .select([linesOf().as('lines'), casesOf().as('caseIds'), isUncovered().as('isUncovered')])
    .where(sql<boolean>`(${inReach(office, 'handover.office_id')}
      or (handover.to_office is not null and ${inReach(office, 'handover.to_office')}))`)
    .$if(collectorId !== undefined, (own) =>
      own.where(sql<boolean>`${collectorId} in (handover.from_user, handover.to_user)`),
    );
}

/** Not joined: PostgreSQL plans joins of many tables slowly. */
function nameOf(column: 'counted_by' | 'recounted_by'): RawBuilder<string | null> {
  return sql`(select person.name from users person where person.id = ${sql.ref(`handover.${column}`)})`;
}

function linesOf(): RawBuilder<HandoverLine[]> {
  return sql`(select json_agg(json_build_object('currency', currency, 'declared', declared_minor::text,
      'declaredCounts', declared_counts, 'counted', counted_minor::text, 'countedCounts', counted_counts,
      'recounted', recounted_minor::text, 'recountedCounts', recounted_counts) order by currency)
    from handover_lines line where line.office_id = handover.office_id and line.handover_id = handover.id)`;
}

function casesOf(): RawBuilder<string[]> {
  return sql`(select coalesce(json_agg(opened.id order by opened.number), '[]') from cash_cases opened
    where opened.source = 'HANDOVER' and opened.source_id = handover.id
      and opened.office_id in (handover.office_id, handover.to_office))`;
}

/** True if the till or the vault spent the offered cash. Offered cash of a collector cannot be spent, sent cash has left. */
function isUncovered(): RawBuilder<boolean> {
  return sql`(handover.ended_at is null and handover.kind in ('OFFICE_TO_COLLECTOR', 'TILL_TO_VAULT', 'VAULT_TO_TILL')
    and exists (select from handover_lines line
      where line.office_id = handover.office_id and line.handover_id = handover.id
        and line.declared_minor > coalesce(case handover.kind
          when 'VAULT_TO_TILL' then (select kept.amount_minor from account_balances kept
            where kept.office_id = line.office_id and kept.account = 'VAULT' and kept.currency = line.currency)
          else (select till.amount_minor from balances till
            where till.office_id = line.office_id and till.currency = line.currency) end, 0)))`;
}

/** Numbers it under the lock of the books of the office, which the caller has. */
export async function insertHandover(
  transaction: WriteTransaction,
  handover: Omit<Insertable<HandoversTable>, 'number'>,
  lines: readonly Omit<Insertable<HandoverLinesTable>, 'officeId' | 'handoverId'>[],
): Promise<void> {
  const { officeId, id: handoverId } = handover;
  const next = sql<bigint>`(select coalesce(max(number), 0) + 1 from handovers where office_id = ${officeId})`;
  await transaction
    .insertInto('handovers')
    .values({ ...handover, number: next })
    .execute();
  await transaction
    .insertInto('handoverLines')
    .values(lines.map((line) => ({ ...line, officeId, handoverId })))
    .execute();
}

export async function updateHandover(
  transaction: WriteTransaction,
  id: string,
  change: Updateable<HandoversTable>,
): Promise<void> {
  await transaction
    .updateTable('handovers')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

interface CountedLine {
  currency: CurrencyCode;
  minor: bigint;
  counts: Counts;
}

/** A currency that is not counted counts as 0. */
export async function saveCounts(
  transaction: WriteTransaction,
  { officeId, id: handoverId }: Pick<HandoverRow, 'officeId' | 'id'>,
  which: 'counted' | 'recounted',
  lines: readonly CountedLine[],
): Promise<void> {
  for (const { currency, minor, counts } of lines) {
    const found =
      which === 'counted'
        ? { countedMinor: minor, countedCounts: JSON.stringify(counts) }
        : { recountedMinor: minor, recountedCounts: JSON.stringify(counts) };
    await transaction
      .insertInto('handoverLines')
      .values({ officeId, handoverId, currency, declaredMinor: 0n, declaredCounts: '{}', ...found })
      .onConflict((known) => known.columns(['officeId', 'handoverId', 'currency']).doUpdateSet(found))
      .execute();
  }
}

export async function findHandoverFiles(
  connection: Connection,
  { officeId, id: handoverId }: Pick<HandoverRow, 'officeId' | 'id'>,
): Promise<StoredFileRow[]> {
  const rows = await connection
    .selectFrom('handoverMedia')
    .select(['id', 'fileName as name', 'contentType', 'byteSize as size', 'urlSecret as secret'])
    .where('officeId', '=', officeId)
    .where('handoverId', '=', handoverId)
    .where('storedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ size, ...file }) => ({ ...file, size: Number(size) }));
}
