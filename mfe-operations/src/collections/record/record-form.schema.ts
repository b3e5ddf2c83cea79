import { NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import type { ContractSchema } from '@comptoir/ui/fields';
import * as z from 'zod/mini';
import { Mentioned, type MentioningNote } from '../mentions/typed-mention';
import { differenceOf } from './difference';

/** How a pick-up ended: with cash, or without. */
export type Outcome = 'collected' | 'missed';

/** A typed recording of a pick-up: the note says why the amount differs, or why there is none. */
export interface RecordValues extends MentioningNote {
  collectedAmount: number | undefined;
}

type RecordSchema = ContractSchema<RecordValues, RecordValues>;

const Missed: RecordSchema = z.object({
  // It stays in the form for who comes back to it, whatever it is.
  collectedAmount: z.union([z.number(), z.nan(), z.undefined()]),
  note: requiredText('Reason is required', NOTE_LIMIT),
  mentioned: Mentioned,
});

/** Rules of a recording. An amount other than the scheduled one needs a note: of one that is far the server asks it too. */
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
