import { toMinor } from '@comptoir/api-contract/money';
import type { CaseResolution } from '@comptoir/api-contract/cash-cases';

export interface PlannedDifference {
  /** Applies to the first handover of dinars from then on. */
  daysAgo: number;
  minor: bigint;
  /** Absent if the giver disputes the count and the case is still open. */
  resolved?: { resolution: CaseResolution; afterDays: number; reason: string };
}

/** Events of the last month in an office with custody. */
export interface CustodyPlan {
  differences: readonly PlannedDifference[];
  /** Days of a deposit are those with this remainder of `DEPOSIT_EVERY`; 1 leaves the one of yesterday on its way. */
  depositDay: number;
  /** Differences of the evening count of dinars in the till, by days ago; within the tolerance. */
  counts: Readonly<Record<number, bigint>>;
}

export const DEPOSIT_EVERY = 4;

const FOUND = { resolution: 'FOUND', afterDays: 1, reason: 'Found in the bag of the collector' } as const;
const KEPT = { resolution: 'KEPT', afterDays: 6, reason: 'No agency misses it' } as const;
const WRITTEN_OFF = { resolution: 'WRITTEN_OFF', afterDays: 4, reason: 'Torn note that the bank refused' } as const;

/** Plans by name of the office. The offices of the demo accounts work without custody, as the specification describes. */
export const CUSTODY_PLANS: Readonly<Record<string, CustodyPlan>> = {
  'Oran Front de Mer': {
    depositDay: 1,
    counts: { 5: -toMinor(100), 3: toMinor(50) },
    differences: [
      { daysAgo: 24, minor: -toMinor(1_000), resolved: FOUND },
      { daysAgo: 17, minor: toMinor(500), resolved: KEPT },
      { daysAgo: 10, minor: -toMinor(2_000), resolved: WRITTEN_OFF },
      { daysAgo: 2, minor: -toMinor(500) },
    ],
  },
  Constantine: {
    depositDay: 3,
    counts: { 4: toMinor(150) },
    differences: [
      { daysAgo: 20, minor: -toMinor(200), resolved: FOUND },
      { daysAgo: 12, minor: toMinor(1_000), resolved: KEPT },
    ],
  },
};
