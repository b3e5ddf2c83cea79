import { NOTE_LIMIT, optionalText, PositiveAmount, requiredText } from '@comptoir/api-contract/values';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';
import * as z from 'zod/mini';
import { Mentioned, type MentioningNote } from '../mentions/typed-mention';

/** How a pick-up ended: with cash, or without. */
export type Outcome = 'collected' | 'missed';

/** What is typed about a pick-up that was made, or could not be made: then the note says why. */
export interface RecordValues extends MentioningNote {
  collectedAmount: number | undefined;
  /** Why the amount is unusual, where the server asks. */
  reason: string;
}

type RecordSchema = ContractSchema<RecordValues, RecordValues>;

const Collected: RecordSchema = z.object({
  collectedAmount: PositiveAmount,
  note: optionalText(NOTE_LIMIT),
  mentioned: Mentioned,
  reason: optionalText(NOTE_LIMIT),
});

const Missed: RecordSchema = z.object({
  // It stays in the form for who comes back to it, whatever it is.
  collectedAmount: z.union([z.number(), z.nan(), z.undefined()]),
  note: requiredText('Reason is required', NOTE_LIMIT),
  mentioned: Mentioned,
  reason: z.string(),
});

/** What has to be said for each outcome. */
export const RECORD_SCHEMAS: Record<Outcome, RecordSchema> = { collected: Collected, missed: Missed };
