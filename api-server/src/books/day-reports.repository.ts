import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

export type StoredReport = Awaited<ReturnType<typeof storedReports>>[number];

/** All reports of closed days, with what was stated at their closing. */
export function storedReports(transaction: WriteTransaction) {
  return transaction
    .selectFrom('dayReports as kept')
    .innerJoin('businessDays as one', (join) =>
      join.onRef('one.officeId', '=', 'kept.officeId').onRef('one.day', '=', 'kept.day'),
    )
    .selectAll('kept')
    .select(['one.timeZone', 'one.openedAt'])
    .orderBy('kept.officeId')
    .orderBy('kept.day')
    .orderBy('kept.version')
    .execute();
}

/** Suppliers of the paid transactions of an office. */
export async function suppliersOf(
  transaction: WriteTransaction,
  officeId: string,
): Promise<Map<string, string | null>> {
  const rows = await transaction
    .selectFrom('transactions')
    .select(['id', 'supplierId'])
    .where('officeId', '=', officeId)
    .where('supplierId', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, supplierId }) => [id, supplierId]));
}

/** Counts for a report, and the cases of their differences. */
export async function countsAndCases(
  transaction: WriteTransaction,
  { officeId, day, version, closedAt }: StoredReport,
): Promise<{ counts: object[]; cases: object[] }> {
  const counts = await transaction
    .selectFrom('cashCounts as counted')
    .leftJoin('cashCases as opened', (join) =>
      join
        .onRef('opened.officeId', '=', 'counted.officeId')
        .onRef('opened.sourceId', '=', 'counted.id')
        .on(sql<boolean>`opened.source = 'COUNT'`),
    )
    .leftJoin('journalEntries as resolved', (join) =>
      join
        .onRef('resolved.officeId', '=', 'opened.officeId')
        .on(sql<boolean>`resolved.reference = 'case:' || opened.id || ':1' and resolved.booked_at = ${closedAt}`),
    )
    .selectAll('counted')
    .select(['opened.id as caseId', 'opened.number as caseNumber', 'opened.amountMinor as caseMinor'])
    .select('resolved.number as resolvedBy')
    .where('counted.officeId', '=', officeId)
    .where('counted.day', '=', day)
    .where('counted.version', '=', version)
    .orderBy('counted.scope')
    .orderBy('counted.currency')
    .orderBy('counted.attempt')
    .execute();
  const cases = counts.flatMap(({ caseId, caseNumber, caseMinor, scope, currency, countedBy: ownerId, resolvedBy }) =>
    caseId === null || caseNumber === null || caseMinor === null
      ? []
      : [
          {
            caseId,
            caseNumber,
            scope,
            currency,
            amount: fromMinor(caseMinor),
            ownerId,
            isRounding: resolvedBy !== null,
          },
        ],
  );
  return {
    counts: counts.map((row) => ({
      scope: row.scope,
      currency: row.currency,
      attempt: row.attempt,
      counts: row.counts,
      counted: fromMinor(row.countedMinor),
      expected: fromMinor(row.expectedMinor),
      countedBy: row.countedBy,
      countedDate: row.countedAt.toISOString(),
    })),
    cases: cases
      .toSorted((one, other) => Number(one.caseNumber - other.caseNumber))
      .map(({ caseNumber, ...one }) => ({ ...one, number: String(caseNumber) })),
  };
}

/** Handovers that a report names, which belong to the office on one side. */
export async function waitingHandovers(
  transaction: WriteTransaction,
  { officeId, waiting }: StoredReport,
): Promise<object[]> {
  const rows = await transaction
    .selectFrom('handovers')
    .select(['id as handoverId', 'number', 'kind'])
    .where(sql<boolean>`id = any(${waiting.map(({ handoverId }) => handoverId)}::uuid[])`)
    .where(sql<boolean>`${officeId} in (office_id, to_office)`)
    .orderBy('id')
    .execute();
  return rows.map(({ number, ...handover }) => {
    const reason = waiting.find(({ handoverId }) => handoverId === handover.handoverId)?.reason ?? null;
    return { ...handover, number: String(number), reason };
  });
}
