import { CollectionBatch } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ContractSchema } from '@comptoir/ui/fields';
import type * as z from 'zod/mini';

/** What a copied pick-up has of its own; the rest is as the grid has it for all. */
export interface OwnPlan {
  collectorId?: string | undefined;
  collectorName?: string | undefined;
  currency?: CurrencyCode | undefined;
  /** 'HH:mm'; null without an hour. */
  time?: string | null | undefined;
  roundPosition?: number | null | undefined;
}

/** A pick-up of the grid while it is planned: nothing typed is no amount, and not 0. */
export interface PlanRowValues extends OwnPlan {
  agencyId: string;
  scheduledAmount: number | undefined;
  /** Of a row that was copied: its agency is known. */
  agencyName?: string | undefined;
}

/** The pick-ups of a day, with what they have in common. */
export interface PlanValues extends Omit<z.input<typeof CollectionBatch>, 'rows'> {
  rows: PlanRowValues[];
}

export const PlanSchema: ContractSchema<PlanValues, CollectionBatch> = CollectionBatch;

export const BLANK_ROW: PlanRowValues = { agencyId: '', scheduledAmount: undefined };

/** Whether nothing was chosen or typed in a row. */
function isBlank({ agencyId, scheduledAmount }: PlanRowValues): boolean {
  return agencyId === '' && !isAmount(scheduledAmount);
}

/** The rows that are to be planned. */
export function filledRows(rows: readonly PlanRowValues[]): PlanRowValues[] {
  return rows.filter((row) => !isBlank(row));
}

/** Whether something was typed that can be read. */
export function isAmount(amount: number | undefined): amount is number {
  return amount !== undefined && !Number.isNaN(amount);
}
