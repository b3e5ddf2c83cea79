import { NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';
import * as z from 'zod/mini';

/** The collected amount as a SUPERADMIN sets it. */
export interface Correction {
  collectedAmount: number;
  reason: string;
}

export interface CorrectionFormValues {
  collectedAmount: number | undefined;
  reason: string;
}

/** An amount that is recorded already is corrected only with a reason. */
export function correctionSchema(isRecorded: boolean): ContractSchema<CorrectionFormValues, Correction> {
  const reason = isRecorded ? requiredText('Reason is required', NOTE_LIMIT) : optionalText(NOTE_LIMIT);
  return z.object({ collectedAmount: PositiveAmount, reason });
}
