import { CollectionBatch } from '@comptoir/api-contract/collections';
import type { ContractSchema } from '@comptoir/ui/fields';
import * as z from 'zod/mini';
import type { PlanValues } from './plan-values';
import { batchOf } from './row-plan';

export const PlanSchema: ContractSchema<PlanValues, CollectionBatch> = z.pipe(z.transform(batchOf), CollectionBatch);
