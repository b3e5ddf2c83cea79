import type { CollectionBatch } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { dayOf, timeOf } from '@comptoir/kernel/format';
import { atTime } from '../collection-day';
import type * as z from 'zod/mini';
import type { PlanRowValues, PlanValues } from './plan-values';

type Batch = z.input<typeof CollectionBatch>;

/** Values above the rows; those that a person chose apply to each row that was not changed. */
export type SharedPlan = Pick<PlanValues, 'collectorId' | 'currency' | 'scheduledCollectionDate' | 'hasTime'>;

export interface RowPlan {
  /** '' if it has none. */
  collectorId: string;
  currency: CurrencyCode;
  /** 'HH:mm', null without an hour. */
  time: string | null;
}

/** Plan of a row: its own values, then the shared ones, then the usual ones of its agency. */
export function planOfRow(
  { collectorId, currency, time, usual }: Pick<PlanRowValues, 'collectorId' | 'currency' | 'time' | 'usual'>,
  shared: SharedPlan,
): RowPlan {
  const usualTime = sharedTime(shared) ?? usual?.time ?? null;
  return {
    collectorId: collectorId ?? (shared.collectorId || (usual?.collectorId ?? '')),
    currency: currency ?? shared.currency,
    time: time === undefined ? usualTime : time,
  };
}

/** Batch for the contract: the rows have what differs from the shared values. */
export function batchOf(values: PlanValues): Batch {
  const plans = values.rows.map((row) => planOfRow(row, values));
  const collectorId = values.collectorId || (plans.find((plan) => plan.collectorId !== '')?.collectorId ?? '');
  const shared = { ...values, collectorId };
  return { ...shared, rows: values.rows.map((row) => rowOf(row, { ...planOfRow(row, values), shared })) };
}

function rowOf(
  { agencyId, scheduledAmount, roundPosition = null }: PlanRowValues,
  { collectorId, currency, time, shared }: RowPlan & { shared: SharedPlan },
): Batch['rows'][number] {
  return {
    agencyId,
    // The contract has one message for an empty and an invalid amount.
    scheduledAmount: scheduledAmount ?? Number.NaN,
    ...(collectorId !== shared.collectorId && { collectorId }),
    ...(currency !== shared.currency && { currency }),
    ...(time !== sharedTime(shared) && {
      scheduledCollectionDate: atTime(dayOf(shared.scheduledCollectionDate), time),
      hasTime: time !== null,
    }),
    ...(roundPosition !== null && { roundPosition }),
  };
}

function sharedTime({ scheduledCollectionDate, hasTime }: SharedPlan): string | null {
  return hasTime === true ? timeOf(scheduledCollectionDate) : null;
}
