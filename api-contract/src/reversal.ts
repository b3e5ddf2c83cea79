import * as z from 'zod/mini';
import { NOTE_LIMIT, NumberId, requiredText } from './values';

export const ReversalInput = z.object({ reason: requiredText('Reason is required', NOTE_LIMIT) });

/** Reversing entry; `id` is its number in the office's journal, `by` a name. */
export const Reversal = z.object({ id: NumberId, date: z.string(), reason: z.string(), by: z.string() });

export type ReversalInput = z.infer<typeof ReversalInput>;
export type Reversal = z.infer<typeof Reversal>;
