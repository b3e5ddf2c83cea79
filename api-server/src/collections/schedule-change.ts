import type { CollectionChange } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import type { Person } from '../access/person';
import type { CollectionStatus } from '../database/tables/collections';
import { invalid, refused, refusedAt } from '../api-error';
import type { CollectionRow } from './collections.repository';

export interface Schedule {
  agencyId: string;
  collectorId: string;
  scheduledAt: Date;
  scheduledMinor: bigint;
  currency: CurrencyCode;
  status: CollectionStatus;
  alertTwoHoursBefore: boolean;
  alertDayBefore: boolean;
  hasTime: boolean;
  roundPosition: number | null;
}

const ALERTS: readonly string[] = ['alertTwoHoursBefore', 'alertDayBefore'] satisfies (keyof Schedule)[];

export function scheduleChange(before: CollectionRow, fields: CollectionChange): Partial<Schedule> {
  const { agencyId, collectorId, scheduledCollectionDate, scheduledAmount, currency, status } = fields;
  const { alertBefore2Hours, alertBefore24Hours, hasTime, roundPosition } = fields;
  const scheduledAt = scheduledCollectionDate === undefined ? undefined : new Date(scheduledCollectionDate);
  const scheduledMinor = scheduledAmount === undefined ? undefined : toMinor(scheduledAmount);
  const differs = <Value>(requested: Value | undefined, stored: Value): requested is Value =>
    requested !== undefined && requested !== stored;
  const requested = status ?? statusOnNewDay(before, scheduledAt);
  return {
    ...(differs(agencyId, before.agencyId) && { agencyId }),
    ...(differs(collectorId, before.collectorId) && { collectorId }),
    ...(scheduledAt && differs(scheduledAt.getTime(), before.scheduledAt.getTime()) && { scheduledAt }),
    ...(differs(scheduledMinor, before.scheduledMinor) && { scheduledMinor }),
    ...(differs(currency, before.currency) && { currency }),
    ...(differs<CollectionStatus>(requested, before.status) && { status: requested }),
    ...(differs(hasTime, before.hasTime) && { hasTime }),
    ...(differs(roundPosition, before.roundPosition) && { roundPosition }),
    ...(differs(alertBefore2Hours, before.alertTwoHoursBefore) && { alertTwoHoursBefore: alertBefore2Hours }),
    ...(differs(alertBefore24Hours, before.alertDayBefore) && { alertDayBefore: alertBefore24Hours }),
  };
}

/** Fields defined by the series, as opposed to the round. */
const OF_SERIES: readonly string[] = [
  'agencyId',
  'collectorId',
  'scheduledAt',
  'scheduledMinor',
  'currency',
  'hasTime',
  'alertDayBefore',
] satisfies (keyof Schedule)[];

/** A collection edited individually is detached from later changes of its series. */
export function detachedBy(
  { seriesId, isDetached }: CollectionRow,
  schedule: Partial<Schedule>,
): { isDetached?: true } {
  const isOwn = seriesId !== null && !isDetached && Object.keys(schedule).some((column) => OF_SERIES.includes(column));
  return isOwn ? { isDetached: true } : {};
}

/** Rescheduling a failed collection clears its issue. */
function statusOnNewDay(before: CollectionRow, scheduledAt: Date | undefined): CollectionStatus | undefined {
  const moved = scheduledAt !== undefined && scheduledAt.getTime() !== before.scheduledAt.getTime();
  return moved && before.status === 'UNCOLLECTED_WITH_ISSUES' ? 'UNCOLLECTED' : undefined;
}

/** @throws {ApiError} 403, 409, 422 */
export function requireAllowed(
  person: Person,
  before: CollectionRow,
  { officeId, collectionNotes = [], issueClarified }: CollectionChange,
  change: Partial<Schedule>,
): void {
  if (officeId !== undefined && officeId !== before.officeId) {
    throw refusedAt('officeId', 'collection-stays');
  }
  if (issueClarified && person.role === 'COLLECTOR') throw refused('no-access');
  const columns = Object.keys(change);
  if (person.role === 'COLLECTOR' && columns.some((column) => column !== 'status')) {
    throw refused('schedule-of-office');
  }
  if (
    person.role === 'COLLECTOR' &&
    change.status === 'UNCOLLECTED_WITH_ISSUES' &&
    !collectionNotes.some(({ note }) => note !== '')
  ) {
    throw invalid({ path: 'collectionNotes', message: 'Reason is required' });
  }
  if (before.collectedMinor !== null && columns.some((column) => !ALERTS.includes(column))) {
    throw refused('collection-collected');
  }
}
