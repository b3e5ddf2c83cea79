import { SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import type { ContractSchema } from '@comptoir/ui/fields';
import type * as z from 'zod/mini';

/** A series while it is planned: nothing typed is no amount, and not 0. */
export interface SeriesValues extends Omit<z.input<typeof SeriesFollowing>, 'scheduledAmount'> {
  scheduledAmount: number | undefined;
}

export const SeriesFormSchema: ContractSchema<SeriesValues, SeriesFollowing> = SeriesFollowing;
