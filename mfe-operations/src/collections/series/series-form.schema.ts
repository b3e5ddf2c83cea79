import { SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import type { ContractSchema } from '@comptoir/ui/fields';
import type * as z from 'zod/mini';

/** An empty amount stays undefined instead of 0. */
export interface SeriesValues extends Omit<z.input<typeof SeriesFollowing>, 'scheduledAmount'> {
  scheduledAmount: number | undefined;
}

export const SeriesFormSchema: ContractSchema<SeriesValues, SeriesFollowing> = SeriesFollowing;
