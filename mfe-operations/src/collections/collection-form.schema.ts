import { CollectionInput } from '@comptoir/api-contract/collections';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';
import type * as z from 'zod/mini';

/** A collection while it is planned: nothing typed is no amount, and not 0. */
export interface CollectionFormValues extends Omit<z.input<typeof CollectionInput>, 'scheduledAmount'> {
  scheduledAmount: number | undefined;
}

export const CollectionFormSchema: ContractSchema<CollectionFormValues, CollectionInput> = CollectionInput;
