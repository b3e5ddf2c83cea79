import { fromMinor } from '@comptoir/api-contract/money';
import {
  SUMMARY_ROWS,
  type AgencyCollection,
  type AgencySummary,
  type SummaryCollection,
} from '@comptoir/api-contract/summaries';
import type { AgencyRow, SummarisedRow } from './agency-summary.repository';

/** Makes the summary of an agency from its collections by part, each part in its order. */
export function asAgencySummary(rows: readonly AgencyRow[]): AgencySummary {
  const of = (name: SummarisedRow['part']) => rows.filter(({ part }) => part === name);
  const [late, next, issues] = [of('late'), of('next'), of('issues')];
  const collected = of('collected').toSorted(
    (one, other) => Number(other.collectedAt) - Number(one.collectedAt) || Number(other.id - one.id),
  );
  return {
    usual: usualAmounts(collected),
    late: late[0]?.partRows ?? 0,
    next: [...late, ...next].slice(0, SUMMARY_ROWS).map(asAgencyCollection),
    last: collected.slice(0, SUMMARY_ROWS).map(asAgencyCollection),
    issues: { count: issues[0]?.partRows ?? 0, collections: issues.map(asAgencyCollection) },
  };
}

/** `collected` is newest first. Of an even number of amounts, the lower middle: an amount that was collected. */
function usualAmounts(collected: readonly SummarisedRow[]): AgencySummary['usual'] {
  return [...new Set(collected.map(({ currency }) => currency))].map((currency) => {
    const own = collected.filter((row) => row.currency === currency);
    const amounts = own.map(({ collectedMinor }) => collectedMinor ?? 0n).toSorted((one, other) => Number(one - other));
    const middle = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0n;
    return { currency, amount: fromMinor(middle), collections: own.length };
  });
}

function asAgencyCollection(row: AgencyRow): AgencyCollection {
  return { ...asSummaryCollection(row), collectorName: row.collectorName };
}

export function asSummaryCollection(row: Omit<SummarisedRow, 'part' | 'partRows'>): SummaryCollection {
  return {
    id: String(row.id),
    status: row.status,
    scheduledCollectionDate: row.scheduledAt.toISOString(),
    hasTime: row.hasTime,
    actualCollectionDate: row.collectedAt?.toISOString() ?? null,
    scheduledAmount: fromMinor(row.scheduledMinor),
    collectedAmount: row.collectedMinor === null ? null : fromMinor(row.collectedMinor),
    currency: row.currency,
  };
}
