import type { CollectionBatch } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type * as z from 'zod/mini';

/** Values of a row that come before the shared ones. */
interface OwnPlan {
  collectorId?: string | undefined;
  collectorName?: string | undefined;
  /** Set with the amount as well, which has this currency. */
  currency?: CurrencyCode | undefined;
  /** 'HH:mm', null without an hour. */
  time?: string | null | undefined;
  roundPosition?: number | null | undefined;
}

/** Last collection of an agency, or the copied one; its collector and hour are used where nothing is shared. */
interface UsualPlan {
  collectorId: string;
  collectorName: string;
  scheduledAmount: number;
  currency: CurrencyCode;
  /** 'HH:mm', null without an hour. */
  time: string | null;
}

/** An empty amount stays undefined instead of 0. */
export interface PlanRowValues extends OwnPlan {
  agencyId: string;
  scheduledAmount: number | undefined;
  usual?: UsualPlan | undefined;
  /** Set on copied rows, whose agency needs no lookup. */
  agencyName?: string | undefined;
  /** Planned although the agency has a collection on that day. */
  includesDouble?: boolean | undefined;
}

export interface PlanValues extends Omit<z.input<typeof CollectionBatch>, 'rows'> {
  rows: PlanRowValues[];
}

export const BLANK_ROW: PlanRowValues = { agencyId: '', scheduledAmount: undefined };

/** True for a row to fill in, which is not planned. */
export function isBlank({ agencyId, scheduledAmount }: PlanRowValues): boolean {
  return agencyId === '' && !isAmount(scheduledAmount);
}

export function filledRows(rows: readonly PlanRowValues[]): PlanRowValues[] {
  return rows.filter((row) => !isBlank(row));
}

/** False for text that is not a number. */
export function isAmount(amount: number | undefined): amount is number {
  return amount !== undefined && !Number.isNaN(amount);
}

/** Drops what the last collection of the agency filled in, before another one is chosen. A typed amount stays. */
export function withoutUsual({ usual, ...row }: PlanRowValues, currency: CurrencyCode): PlanRowValues {
  const isFilled = row.scheduledAmount === usual?.scheduledAmount && currency === usual?.currency;
  return isFilled ? { ...row, scheduledAmount: undefined, currency: undefined } : row;
}
