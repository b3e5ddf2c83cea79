import { NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import type { ContractSchema } from '@comptoir/ui/fields';
import { Mentioned, type MentioningNote } from '../notes/typed-mention';
import { differenceOf } from './difference';
import * as z from 'zod/mini';

/** Result of a collection that a form records. */
export type Outcome = 'collected' | 'missed';

/** The note explains a different amount, or the lack of one. */
export interface RecordValues extends MentioningNote {
  collectedAmount: number | undefined;
}

type RecordSchema = ContractSchema<RecordValues, RecordValues>;

const Missed: RecordSchema = z.object({
  // Unvalidated: it is kept while the other outcome is selected.
  collectedAmount: z.union([z.number(), z.nan(), z.undefined()]),
  note: requiredText('Reason is required', NOTE_LIMIT),
  mentioned: Mentioned,
});

/** A different amount needs a note; the server requires one only for large differences. */
export function recordSchema(outcome: Outcome, scheduledAmount: number): RecordSchema {
  if (outcome === 'missed') return Missed;
  return z
    .object({ collectedAmount: PositiveAmount, note: optionalText(NOTE_LIMIT), mentioned: Mentioned })
    .check(
      z.refine(
        ({ collectedAmount, note }) => note !== '' || differenceOf(scheduledAmount, collectedAmount)?.kind === 'none',
        { path: ['note'], error: 'Reason is required' },
      ),
    );
}
