import { CollectionInput } from '@comptoir/api-contract/collections';
import type { ContractSchema } from '@comptoir/ui/fields';
import { type MentioningNote } from '@comptoir/ui/collections';
import type * as z from 'zod/mini';

/** An empty amount stays undefined instead of 0. */
export interface CollectionFormValues extends Omit<z.input<typeof CollectionInput>, 'scheduledAmount'> {
  scheduledAmount: number | undefined;
  mentioned?: MentioningNote['mentioned'];
}

export const CollectionFormSchema: ContractSchema<CollectionFormValues, CollectionInput> = CollectionInput;
