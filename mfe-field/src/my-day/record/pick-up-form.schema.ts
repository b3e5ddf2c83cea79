import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { farAmount } from '@comptoir/api-contract/far-amount';
import { toMinor } from '@comptoir/api-contract/money';
import { Currency, NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import { differenceOf, Mentioned, type Outcome, type RecordValues } from '@comptoir/ui/collections';
import type { ContractSchema } from '@comptoir/ui/fields';
import * as z from 'zod/mini';

/** Values of the form of a stop. */
export interface PickUpValues extends RecordValues {
  /** Cash in currencies other than that of the collection. */
  further: { currency: CurrencyCode; amount: number | undefined }[];
  signerName: string;
  seal: string;
}

/** Input and output are alike: values are checked, not changed. */
type PickUpSchema = ContractSchema<PickUpValues, PickUpValues>;

// Unvalidated: amounts are kept while the other outcome is selected.
const anyAmount = z.union([z.number(), z.nan(), z.undefined()]);
const Further = z.array(z.object({ currency: Currency, amount: PositiveAmount }));

const Missed: PickUpSchema = z.object({
  collectedAmount: anyAmount,
  further: z.array(z.object({ currency: Currency, amount: anyAmount })),
  signerName: z.string(),
  seal: z.string(),
  note: requiredText('Reason is required', NOTE_LIMIT),
  mentioned: Mentioned,
});

/** A different amount needs a note; the server requires one only for large differences. */
export function pickUpSchema(outcome: Outcome, scheduledAmount: number): PickUpSchema {
  if (outcome === 'missed') return Missed;
  return z
    .object({
      collectedAmount: PositiveAmount,
      further: Further,
      signerName: optionalText(),
      seal: optionalText(),
      note: optionalText(NOTE_LIMIT),
      mentioned: Mentioned,
    })
    .check(
      z.refine(
        ({ collectedAmount, note }) => note !== '' || differenceOf(scheduledAmount, collectedAmount)?.kind === 'none',
        { path: ['note'], error: 'Reason is required' },
      ),
    );
}

/** Multiple of the scheduled amount, if there may be a digit too many; undefined otherwise. */
export function unusualMultiple(scheduledAmount: number, amount: number): string | undefined {
  const [scheduled, recorded] = [toMinor(scheduledAmount), toMinor(amount)];
  return farAmount(scheduled, recorded) === 'above' ? String(recorded / scheduled) : undefined;
}
