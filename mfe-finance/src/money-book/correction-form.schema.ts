import type { Collection } from '@comptoir/api-contract/collections';
import { farAmount } from '@comptoir/api-contract/far-amount';
import { toMinor } from '@comptoir/api-contract/money';
import { NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import type { ContractSchema } from '@comptoir/ui/fields';
import * as z from 'zod/mini';

const REASON_MESSAGE = 'Reason is required';

export interface Correction {
  collectedAmount: number;
  reason: string;
}

export interface CorrectionFormValues {
  collectedAmount: number | undefined;
  reason: string;
}

/** A reason is required for a recorded amount, and for one far from the scheduled amount. */
export function correctionSchema({
  collectedAmount,
  scheduledAmount,
}: Pick<Collection, 'collectedAmount' | 'scheduledAmount'>): ContractSchema<CorrectionFormValues, Correction> {
  const isFar = (amount: number) => farAmount(toMinor(scheduledAmount), toMinor(amount)) !== undefined;
  const required = requiredText(REASON_MESSAGE, NOTE_LIMIT);
  if (collectedAmount !== null) return z.object({ collectedAmount: PositiveAmount, reason: required });
  return z.object({ collectedAmount: PositiveAmount, reason: optionalText(NOTE_LIMIT) }).check(
    z.refine(({ collectedAmount: amount, reason }) => reason !== '' || !isFar(amount), {
      path: ['reason'],
      error: REASON_MESSAGE,
    }),
  );
}
